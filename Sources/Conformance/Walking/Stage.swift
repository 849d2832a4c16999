import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A scene of a walkthrough while it is being played.
struct Stage: Sendable {
  let scenario: Scenario
  private var run: ScenarioRun
  /// Many people over weeks, who are played at once.
  private let population: PopulationPlay?
  /// How much of the trace there was at the beginning, and after each event.
  private var marks: [Int]
  /// How much of the trace was told, and how many events were shown.
  private var told = 0
  private var shown = 0
  private(set) var isOver = false

  /// Opens a scene at its beginning.
  init(_ scenario: Scenario, safeguards: Safeguards = .all) {
    self.scenario = scenario
    var options = WorldOptions()
    options.safeguards = safeguards
    run = ScenarioRun(scenario, options: options)
    population = PopulationPlay(scenario, safeguards: safeguards)
    marks = [run.world.trace.count]
    isOver = population != nil
  }

  var world: World { run.world }

  /// Plays one event; whether there was one.
  mutating func advance() -> Bool {
    guard !isOver, run.advance() else {
      isOver = true
      return false
    }
    marks.append(world.trace.count)
    return true
  }

  /// Plays on up to just before the next step of the script; at least one event.
  mutating func advanceToNextStep() {
    guard advance() else { return }
    while !isOver {
      let before = self
      let count = world.begunSteps
      guard advance() else { return }
      if world.begunSteps > count {
        self = before
        return
      }
    }
  }

  /// Whether many people over weeks are played, at once and from the beginning.
  var isAtOnce: Bool { population != nil }

  /// Goes on with other safeguards from this moment; what was done before stays as it is. What is
  /// played at once is played again.
  mutating func leaveOut(_ safeguards: Safeguards) {
    guard isAtOnce else { return run.goOn(with: safeguards) }
    self = Stage(scenario, safeguards: safeguards)
  }

  /// What has happened since this was asked last, as lines of the timeline.
  mutating func news() -> [String] { Stage.lines(newRows().map(\.row)) }

  /// The same as a part of a beat; what an earlier scene has told just so is only named.
  ///
  /// - Parameter scene: the place of this scene among those that were begun.
  mutating func news(after retelling: inout Retelling, scene: Int) -> WalkedBeat.Part? {
    if let population {
      defer { told = 1 }
      return told == 0
        ? .measured(Measured(lines: population.record, curve: population.model)) : nil
    }
    let rows = newRows()
    guard !rows.isEmpty else { return nil }
    let known = retelling.add(rows.map(\.row)) { begun(rows[$0].place) != nil }
    defer { shown = events }
    let first = known == 0 ? shown : known < rows.count ? event(of: rows[known].place) : events
    return .happened(
      Happening(
        repeated: known == 0
          ? nil
          : Happening.Repeated(
            count: known, steps: rows.prefix(known).compactMap { begun($0.place) }),
        lines: Stage.lines(rows.dropFirst(known).map(\.row)), scene: scene,
        events: first..<events))
  }

  /// The step of the script that begins at a place of the trace.
  private func begun(_ place: Int) -> String? {
    guard case .began(let step) = world.trace[place].event else { return nil }
    return scenario.stepText(step)
  }

  /// How many events there were.
  var events: Int { marks.count - 1 }

  /// The steps of the script that could not be done, each with why.
  var refusals: [String] { Player.undone(in: world, of: scenario).map(\.message) }

  /// The rules that have decided anything since a place of the trace.
  func deciders(from place: Int) -> [Rule] {
    world.trace.dropFirst(place).compactMap { occurrence in
      if case .decided(_, _, let reply) = occurrence.event { reply.rule } else { nil }
    }
  }

  /// The event that wrote a place of the trace.
  private func event(of place: Int) -> Int {
    max(0, (marks.firstIndex { $0 > place } ?? marks.count) - 1)
  }

  private mutating func newRows() -> [(place: Int, row: [String])] {
    guard population == nil else { return [] }
    var transcript = Transcript(Playthrough(scenario, soFar: world))
    transcript.namesLeftOut = false
    let rows = transcript.timeline(from: told)
    told = world.trace.count
    return rows
  }

  private static func lines(_ rows: [[String]]) -> [String] {
    Columns.aligned(rows, rightAligning: [0])
  }

  /// Why the scene has ended before it was decided, where it has: its schedule does not fit, a limit
  /// is reached, or a step never begins.
  var undecided: String? {
    guard isOver else { return nil }
    return Playthrough(scenario, soFar: world, end: run.end).undecided
  }

  /// How a fact is not so now; `nil` where it is.
  func refute(_ fact: Fact) -> String? {
    population.map { $0.refute(fact) } ?? FactChecker(world).refute(fact)
  }

  /// What came of the operations and the entities, or of many people over weeks, as lines.
  var ending: [String] {
    if let population { return Stage.tables(of: population).flatMap(\.self) }
    let transcript = Transcript(Playthrough(scenario, soFar: world))
    return Columns.aligned(transcript.operations)
      + Columns.aligned(
        EntityLines(state: world.engine.state, teller: transcript.teller).lines)
  }

  /// How the scene ends where it would end otherwise; of many people over weeks, only what is another
  /// way then.
  func ending(otherThan sound: Stage) -> [String] {
    guard let population, let known = sound.population else { return ending }
    return zip(Stage.tables(of: population), Stage.tables(of: known)).flatMap {
      Stage.rows(of: $0, notIn: $1)
    }
  }

  private static func tables(of population: PopulationPlay) -> [[String]] {
    [population.suggestions, population.measures]
  }

  /// The rows of a table that another one lacks, however wide its columns are; all of them where only
  /// their order is another.
  private static func rows(of table: [String], notIn known: [String]) -> [String] {
    guard table != known else { return [] }
    let words = Set(known.map { $0.split(separator: " ") })
    let other = table.filter { !words.contains($0.split(separator: " ")) }
    return other.isEmpty ? table : other
  }

  /// The audit up to now, as lines; of many people over weeks, what is counted in it.
  var audit: [String] {
    if let population { return population.measures }
    return Columns.aligned(
      Transcript(Playthrough(scenario, soFar: world)).audit, rightAligning: [0, 1])
  }
}
