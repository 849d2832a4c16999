import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A scene of a walkthrough while it is being played.
struct Stage: Sendable {
  let scenario: Scenario
  private var run: ScenarioRun
  /// Many people over weeks, who are played at once.
  private let population: PopulationPlay?
  /// How much of the trace was told.
  private var told = 0
  private(set) var isOver = false

  /// Opens a scene at its beginning.
  init(_ scenario: Scenario, safeguards: Safeguards = .all) {
    self.scenario = scenario
    var options = WorldOptions()
    options.safeguards = safeguards
    run = ScenarioRun(scenario, options: options)
    population = PopulationPlay(scenario, safeguards: safeguards)
    isOver = population != nil
  }

  var world: World { run.world }

  /// Plays one event; whether there was one.
  mutating func advance() -> Bool {
    guard !isOver, run.advance() else {
      isOver = true
      return false
    }
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

  /// Goes on with other safeguards from this moment; what was done before stays as it is.
  mutating func leaveOut(_ safeguards: Safeguards) { run.goOn(with: safeguards) }

  /// What has happened since this was asked last, as lines of the timeline.
  mutating func news() -> [String] {
    if let population {
      defer { told = 1 }
      return told == 0 ? population.transcript.split(separator: "\n").map(String.init) : []
    }
    let transcript = Transcript(Playthrough(scenario, soFar: world))
    let rows = transcript.timeline(from: told)
    told = world.trace.count
    return Columns.aligned(rows, rightAligning: [0])
  }

  /// Why the scene has ended before it was decided, where it has: its schedule does not fit.
  var undecided: String? {
    guard isOver, let end = run.endOfSchedule else { return nil }
    return Playthrough(scenario, soFar: world, end: end).undecided
  }

  /// How a fact is not so now; `nil` where it is.
  func refute(_ fact: Fact) -> String? {
    population.map { $0.refute(fact) } ?? FactChecker(world).refute(fact)
  }

  /// What came of the operations and the entities, as lines.
  var ending: [String] {
    if population != nil { return [] }
    let transcript = Transcript(Playthrough(scenario, soFar: world))
    return Columns.aligned(transcript.operations)
      + Columns.aligned(
        EntityLines(state: world.engine.state, teller: transcript.teller).lines)
  }

  /// The audit up to now, as lines.
  var audit: [String] {
    Columns.aligned(
      Transcript(Playthrough(scenario, soFar: world)).audit, rightAligning: [0, 1])
  }
}
