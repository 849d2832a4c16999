import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A scene of a walkthrough while it is being played.
struct Stage: Sendable {
  let scenario: Scenario
  private enum Run: Sendable {
    case timed(CanonicalRun)
    case scheduled(ScheduledRun)
  }

  private var run: Run
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
    if let schedule = scenario.schedule {
      options.explore(scenario.explore, following: schedule)
      run = .scheduled(ScheduledRun(scenario.setup, options: options, schedule: schedule))
    } else {
      run = .timed(CanonicalRun(scenario.setup, options: options))
    }
    population = PopulationPlay(scenario, safeguards: safeguards)
    isOver = population != nil
  }

  var world: World {
    switch run {
    case .timed(let run): run.world
    case .scheduled(let run): run.world
    }
  }

  /// Plays one event; whether there was one.
  mutating func advance() -> Bool {
    guard !isOver, makeNextEvent() else {
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

  private mutating func makeNextEvent() -> Bool {
    switch run {
    case .timed(var timed):
      defer { run = .timed(timed) }
      return timed.advance() != nil
    case .scheduled(var scheduled):
      defer { run = .scheduled(scheduled) }
      return scheduled.advance() != nil
    }
  }

  /// Goes on with other safeguards from this moment; what was done before stays as it is.
  mutating func leaveOut(_ safeguards: Safeguards) {
    switch run {
    case .timed(var timed):
      timed.goOn(with: safeguards)
      run = .timed(timed)
    case .scheduled(var scheduled):
      scheduled.goOn(with: safeguards)
      run = .scheduled(scheduled)
    }
  }

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
    guard isOver, case .scheduled(let run) = run else { return nil }
    return Playthrough(scenario, soFar: world, end: run.end).undecided
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
