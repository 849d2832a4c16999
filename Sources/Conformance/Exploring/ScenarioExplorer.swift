import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Plays every run of a scenario that its `explore` part allows, and judges how they end.
struct ScenarioExplorer {
  let scenario: Scenario
  let root: World
  private let limit: Int
  private let always: [Int]
  private let finally: [Int]

  private var outcomes: [[String]: ExploredOutcome] = [:]
  /// By place of the `expect` line: the first world that breaks it, and how.
  private var lapses: [Int: Lapse] = [:]
  /// The `sometimes` lines that a run has kept.
  private var seenSometimes: Set<Int> = []
  /// The lines of `outcomes` that a run has ended like.
  private var reached: Set<Int> = []
  /// The first world in which one key has had two effects.
  private var repeatedEffect: Lapse?

  /// Whether a way that was found could not be gone once more.
  var isAstray = false

  private struct Lapse {
    var world: Int
    var explanation: String
  }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - scenario: one that has an `explore` part.
  ///   - limit: the most worlds to look at.
  init(_ scenario: Scenario, safeguards: Safeguards, limit: Int) {
    self.scenario = scenario
    self.limit = limit
    var options = WorldOptions()
    options.safeguards = safeguards
    options.explore(scenario.explore ?? ExploreBudget())
    options.keepsHistory = false
    options.keepsReplies = false
    options.keepsFingerprint = true
    root = World(scenario.setup, options: options)
    always = scenario.expectations.indices.filter { scenario.expectations[$0].mode == .always }
    finally = scenario.expectations.indices.filter { scenario.expectations[$0].mode == .finally }
  }

  /// Searches to the end, or to the limit.
  mutating func run() -> ExploredScenario {
    var explorer = Explorer(root, limit: limit)
    explorer.judge = { UniversalRules.broken(by: Passage(before: $0, world: $1)) }
    var search = self
    let exploration = explorer.run { search.look(at: $0, $1, isFinal: $2) }
    self = search
    var explored = ExploredScenario(scenario, verdict(exploration), exploration)
    explored.outcomes = described(explorer)
    explored.failures = lapseFailures(explorer)
    // What was not seen within the limit may still be there.
    if exploration.bound == nil { explored.failures += absences }
    explored.failures += outcomeFailures(explored)
    explored.failures += ruleFailures(explorer, explored.outcomes)
    if isAstray {
      // What can't be played again was not found in the world that people play in.
      explored.verdict = .unknown("a run to something that was found can't be played again")
    }
    return explored
  }

  // MARK: Looking

  private mutating func look(at world: World, _ number: Int, isFinal: Bool) {
    if !always.isEmpty { check(always, world, number) }
    if repeatedEffect == nil { checkEffects(world, number) }
    guard isFinal else { return }
    check(finally, world, number)
    checkSometimes(world)
    let lines = OutcomeLines(world).lines
    let faults = world.faultsTaken
    if let known = outcomes[lines] {
      guard faults < known.faults else { return }
      outcomes[lines]?.faults = faults
      outcomes[lines]?.world = number
    } else {
      outcomes[lines] = outcome(lines, world, number)
    }
  }

  private mutating func check(_ lines: [Int], _ world: World, _ number: Int) {
    let open = lines.filter { lapses[$0] == nil }
    guard !open.isEmpty else { return }
    let checker = FactChecker(world)
    for index in open {
      let facts = scenario.expectations[index].facts
      guard let explanation = facts.lazy.compactMap({ checker.refute($0) }).first else { continue }
      lapses[index] = Lapse(world: number, explanation: explanation)
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
  private mutating func checkEffects(_ world: World, _ number: Int) {
    guard let invocation = world.repeatedEffect else { return }
    let name = scenario.setup.names[invocation]
    repeatedEffect = Lapse(world: number, explanation: "the key of \(name) took effect again")
  }

  private mutating func outcome(_ lines: [String], _ world: World, _ number: Int) -> ExploredOutcome
  {
    let fitting = scenario.outcomes(fitting: world)
    let kind = scenario.kind(of: fitting)
    // What must be is not there where all that is like it is forbidden.
    if kind != .forbidden { reached.formUnion(fitting) }
    return ExploredOutcome(
      lines: lines, fitting: fitting, kind: kind, faults: world.faultsTaken, world: number)
  }

  // MARK: Judging

  /// Faults that look at the journal's past, at when something was sent, or at which attempt it was.
  private static let ofThePast: [Safeguard] = [
    .discoverFollowsAccessAcknowledged, .recoverUndoClock, .confirmOnceExpiry, .recoverKeptLate,
    .syncNotADatabaseCopy, .auditAppendOnlyUndo, .auditAppendOnlyKeys,
  ]

  private func verdict(_ exploration: Exploration) -> ExplorationVerdict {
    if case .states(let count) = exploration.bound { return .bounded(worlds: count) }
    let isCrashing = root.options.crashes > 0 || scenario.faults.contains(.crash)
    let lacks = root.options.safeguards.lacks
    if ScenarioExplorer.ofThePast.contains(where: lacks) {
      return .unknown("this fault depends on what no explored world keeps")
    }
    if isCrashing,
      lacks(.writeAtomicTransaction) || lacks(.writeConcurrentCrash)
    {
      return .unknown("a crash of this faulty server needs its past, which no explored world keeps")
    }
    return .complete
  }

  /// The outcomes with a shortest run to each, in the order of a golden.
  private mutating func described(_ explorer: Explorer) -> [ExploredOutcome] {
    outcomes.values.map { outcome in
      var outcome = outcome
      outcome.schedule = schedule(to: outcome.world, explorer)
      return outcome
    }.sorted(by: ExploredOutcome.precedes)
  }

  mutating func schedule(to number: Int, _ explorer: Explorer) -> [EventIdentity] {
    var world = root
    guard let schedule = world.identities(through: explorer.path(to: number)) else {
      isAstray = true
      return []
    }
    return schedule
  }

  private mutating func lapseFailures(_ explorer: Explorer) -> [Failure] {
    var failures = scenario.expectations.enumerated().compactMap { index, line -> Failure? in
      guard let lapse = lapses[index] else { return nil }
      return Failure(
        .expectation, line: line.line, message: "expected: \(line.text)",
        details: [lapse.explanation]
          + counterexample(schedule(to: lapse.world, explorer)) { world, isFinal in
            (isFinal || line.mode == .always) && !isSo(line, in: world)
          })
    }
    if let lapse = repeatedEffect {
      failures.append(
        Failure(
          .universalRule, rule: .writeOnce, message: lapse.explanation,
          details: counterexample(schedule(to: lapse.world, explorer)) { world, _ in
            world.repeatedEffect != nil
          }))
    }
    return failures
  }

  /// What no run of all has come to.
  private var absences: [Failure] {
    let never = scenario.expectations.enumerated().compactMap { index, line -> Failure? in
      guard line.mode == .sometimes, !seenSometimes.contains(index) else { return nil }
      return Failure(
        .expectation, line: line.line, message: "expected: \(line.text)",
        details: ["no run ends like that"])
    }
    let missing = scenario.outcomes.enumerated().compactMap { index, line -> Failure? in
      guard line.kind == .required, !reached.contains(index) else { return nil }
      return Failure(
        .expectation, line: line.line, message: "no run ends as it must: \(line.text)")
    }
    return never + missing
  }

  private func isSo(_ line: Expectation, in world: World) -> Bool {
    let checker = FactChecker(world)
    return line.facts.allSatisfy { checker.refute($0) == nil }
  }

  /// A run that fails, as a schedule to paste, and the decision at which failing became likely.
  private func counterexample(
    _ schedule: [EventIdentity], fails: (World, _ isFinal: Bool) -> Bool
  ) -> [String] {
    let text = ScheduleText(scenario: scenario)
    return ["a shortest run that shows it:", "schedule"]
      + text.lines(schedule).map { "  " + $0 }
      + Pivot(root, schedule, fails: fails).lines(text, schedule)
  }

  private func outcomeFailures(_ explored: ExploredScenario) -> [Failure] {
    explored.outcomes.compactMap { outcome in
      guard var failure = scenario.objection(to: outcome.fitting, of: "a run") else { return nil }
      failure.details +=
        outcome.lines
        + counterexample(outcome.schedule) { world, isFinal in
          isFinal && scenario.kind(of: scenario.outcomes(fitting: world)) == outcome.kind
        }
      return failure
    }
  }
}
