import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Plays every run of a scenario that its `explore` part allows, and judges how they end.
struct ScenarioExplorer {
  let scenario: Scenario
  let root: World
  private let limit: Int
  private let reductions: Reductions
  /// The outcomes of the golden: their runs stay, where they are as good as those that are found.
  private let known: [ExploredText.Outcome]
  /// Changes the order in which moves are made: nothing but runs may depend on it.
  private let shuffle: UInt64?
  private let always: [Int]
  private let finally: [Int]

  var outcomes: [[String]: ExploredOutcome] = [:]
  /// By place of the `expect` line: the first world that breaks it, and how.
  var lapses: [Int: Lapse] = [:]
  /// The `sometimes` lines that a run has kept.
  var seenSometimes: Set<Int> = []
  /// The lines of `outcomes` that a run has ended like.
  var reached: Set<Int> = []
  /// The first world in which one key has had two effects.
  var repeatedEffect: Lapse?

  /// The worlds in which nothing more can happen, where devices are interchangeable.
  private var finals: [Int] = []

  /// Whether a way that was found could not be gone once more.
  var isAstray = false

  /// Whether the decisions of failing runs are weighed. Who does not look at that, and looks at many
  /// worlds, saves the time.
  var weighs = true
  /// The most worlds of a space in which they are weighed exactly.
  var exactLimit = ChanceTable.limit
  /// How they are weighed; `nil` for not at all.
  var weighing: Pivot.Method?

  struct Lapse {
    var world: Ending
    var explanation: String
  }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - scenario: one that has an `explore` part.
  ///   - limit: the most worlds to look at.
  ///   - reductions: what may be left out because something else shows the same; what is found wrong
  ///     is looked for once more without.
  ///   - known: what the golden has. Where something is left out, or moves are made in another order,
  ///     another run that is as short may be found first.
  ///   - shuffle: draws another order of moves, and other fingerprints. Who takes two worlds for one
  ///     under these takes other ones than before, and finds another number of worlds.
  init(
    _ scenario: Scenario, safeguards: Safeguards, limit: Int, reductions: Reductions = [],
    known: [ExploredText.Outcome] = [], shuffle: UInt64? = nil
  ) {
    self.scenario = scenario
    self.limit = limit
    self.known = known
    self.shuffle = shuffle.map(Fingerprint.mix)
    var options = WorldOptions()
    options.safeguards = safeguards
    options.explore(scenario.explore ?? ExploreBudget())
    options.keepsHistory = false
    options.keepsReplies = false
    options.keepsFingerprint = true
    // Without a shuffle the seed is 0, and with any it is not.
    options.fingerprintSeed = shuffle.map { Fingerprint.mix($0 &+ 1) | 1 } ?? 0
    root = World(scenario.setup, options: options)
    always = scenario.expectations.indices.filter { scenario.expectations[$0].mode == .always }
    // What must be so in every world is asked of every world.
    self.reductions = always.isEmpty ? reductions : []
    finally = scenario.expectations.indices.filter { scenario.expectations[$0].mode == .finally }
  }

  /// Searches to the end, or to the limit; or draws runs, where the scenario says so.
  mutating func run() -> ExploredScenario {
    if let samples = scenario.explore?.samples { return sample(samples) }
    if !reductions.isEmpty {
      var search = self
      if let explored = search.run(reductions), explored.failures.isEmpty { return explored }
    }
    guard let explored = run([]) else { preconditionFailure("nothing was left out") }
    return explored
  }

  /// Searches once.
  ///
  /// - Returns: `nil` where what was left out may be missed.
  private mutating func run(_ reductions: Reductions) -> ExploredScenario? {
    var explorer = Explorer(root, limit: limit, reductions: reductions)
    explorer.judge = { UniversalRules.broken(by: Passage(before: $0, world: $1)) }
    explorer.look.shuffle = shuffle
    let isSymmetric = !explorer.renamings.isEmpty
    var search = self
    let exploration = explorer.run { world, number, isFinal in
      search.look(at: world, Ending(world: number), isFinal: isFinal)
      if isFinal && isSymmetric { search.finals.append(number) }
    }
    self = search
    if exploration.bound == .names || !lookUnderOtherNames(explorer) { return nil }
    var explored = ExploredScenario(scenario, verdict(exploration), exploration)
    explored.isReduced = !reductions.isEmpty
    weighing = method(explored)
    let root = root
    judge(&explored) { explorer.way(to: $0, from: root) }
    explored.failures += ruleFailures(explorer, explored.outcomes)
    if isAstray {
      // What can't be played again was not found in the world that people play in.
      explored.verdict = .unknown("a run to something that was found can't be played again")
    }
    return explored
  }

  /// How decisions are weighed: exactly where all worlds were seen, each for itself, and are few. What
  /// a reduced search finds wrong is looked for once more, and not weighed before.
  private func method(_ explored: ExploredScenario) -> Pivot.Method? {
    guard weighs, !explored.isReduced else { return nil }
    let isSmall = explored.exploration.states <= exactLimit
    return explored.verdict == .complete && isSmall ? .exact : .sampled
  }

  /// Judges what was seen.
  ///
  /// - Parameter way: what leads to a world, by the number under which it was shown; `nil` where it
  ///   can't be made again.
  mutating func judge(
    _ explored: inout ExploredScenario, _ way: (_ number: Int) -> [EventIdentity]?
  ) {
    explored.outcomes = described(way)
    if explored.isReduced || shuffle != nil { keepKnownRuns(&explored.outcomes) }
    explored.failures = lapseFailures(way)
    // What was not seen within the limit may still be there.
    if explored.exploration.bound == nil { explored.failures += absences }
    explored.failures += outcomeFailures(explored)
  }

  /// Plays every run that was found once more with each interchangeable device in the place of another,
  /// and looks at its end as well.
  ///
  /// - Returns: whether all of them can be played.
  private mutating func lookUnderOtherNames(_ explorer: Explorer) -> Bool {
    let root = root
    for number in finals {
      let schedule = schedule(to: Ending(world: number)) { explorer.way(to: $0, from: root) }
      for renaming in explorer.renamings {
        guard let world = play(schedule.map({ $0.renamed(by: renaming) })) else { return false }
        look(at: world, Ending(world: number, renaming: renaming), isFinal: true)
      }
    }
    return !isAstray
  }

  /// A run of the golden that is as short and ends as it did stands for its outcome again.
  private func keepKnownRuns(_ outcomes: inout [ExploredOutcome]) {
    for index in outcomes.indices {
      let outcome = outcomes[index]
      guard let old = known.first(where: { $0.lines == outcome.lines }),
        old.schedule.count == outcome.schedule.count,
        let (schedule, world) = play(old.schedule), world.faultsTaken == outcome.faults,
        OutcomeLines(world).lines == outcome.lines
      else { continue }
      outcomes[index].schedule = schedule
    }
  }

  /// The events that lines of a schedule mean, and where they lead; `nil` where they can't be played.
  private func play(_ lines: [String]) -> (schedule: [EventIdentity], world: World)? {
    let text = ScheduleText(scenario: scenario)
    var (schedule, world): ([EventIdentity], World) = ([], root)
    var choices: [Choice] = []
    for line in lines {
      world.choices(into: &choices)
      guard let choice = choices.first(where: { text.line(world.identity(of: $0)) == line })
      else { return nil }
      schedule.append(world.identity(of: choice))
      world.step(choice)
    }
    return (schedule, world)
  }

  /// The world in which a run ends; `nil` where it can't be played, or does not end there.
  private func play(_ schedule: [EventIdentity]) -> World? {
    var world = root
    for event in schedule {
      guard let choice = world.choice(for: event) else { return nil }
      world.step(choice)
    }
    var rest: [Choice] = []
    world.choices(into: &rest)
    return rest.isEmpty ? world : nil
  }

  // MARK: Looking

  mutating func look(at world: World, _ ending: Ending, isFinal: Bool) {
    if !always.isEmpty { check(always, world, ending) }
    if repeatedEffect == nil { checkEffects(world, ending) }
    guard isFinal else { return }
    check(finally, world, ending)
    checkSometimes(world)
    let words = OutcomeLines(world)
    let lines = words.lines
    let faults = world.faultsTaken
    if let known = outcomes[lines] {
      // Worlds have their numbers in the order of the shortest ways to them.
      guard (faults, ending.world) < (known.faults, known.world.world) else { return }
      outcomes[lines]?.faults = faults
      outcomes[lines]?.world = ending
    } else {
      outcomes[lines] = outcome(words, world, ending)
    }
  }

  private mutating func check(_ lines: [Int], _ world: World, _ ending: Ending) {
    let open = lines.filter { lapses[$0] == nil }
    guard !open.isEmpty else { return }
    let checker = FactChecker(world)
    for index in open {
      let facts = scenario.expectations[index].facts
      guard let explanation = facts.lazy.compactMap({ checker.refute($0) }).first else { continue }
      lapses[index] = Lapse(world: ending, explanation: explanation)
    }
  }

  private mutating func checkSometimes(_ world: World) {
    let open = scenario.expectations.indices.filter {
      scenario.expectations[$0].mode == .sometimes && !seenSometimes.contains($0)
    }
    guard !open.isEmpty else { return }
    let checker = FactChecker(world)
    for index in open
    where scenario.expectations[index].facts.allSatisfy({ checker.refute($0) == nil }) {
      seenSometimes.insert(index)
    }
  }

  /// One key has at most one effect, on every way (rule `write.once`).
  private mutating func checkEffects(_ world: World, _ ending: Ending) {
    guard let invocation = world.repeatedEffect else { return }
    let name = scenario.setup.names[invocation]
    repeatedEffect = Lapse(world: ending, explanation: "the key of \(name) took effect again")
  }

  private mutating func outcome(
    _ words: OutcomeLines, _ world: World, _ ending: Ending
  ) -> ExploredOutcome {
    let fitting = scenario.outcomes(fitting: world)
    let kind = scenario.kind(of: fitting)
    // What must be is not there where all that is like it is forbidden.
    if kind != .forbidden { reached.formUnion(fitting) }
    return ExploredOutcome(
      lines: words.lines, results: words.results, fitting: fitting, kind: kind,
      faults: world.faultsTaken, world: ending)
  }
}

extension Explorer {
  /// What leads to a world; `nil` where the events can't be made again.
  fileprivate func way(to number: Int, from root: World) -> [EventIdentity]? {
    var world = root
    return world.identities(through: path(to: number))
  }
}
