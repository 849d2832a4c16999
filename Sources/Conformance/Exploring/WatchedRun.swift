import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A run that is watched for a failure while it goes on.
struct WatchedRun {
  private(set) var world: World
  private let scenario: Scenario
  private let sign: FailureSign
  /// What was seen so far, where that counts.
  private var observations: Observations
  /// Whether an event has shown the failure, where events are asked.
  private(set) var hasFailedByEvent = false

  /// Begins a run.
  ///
  /// - Parameter root: the world at its beginning, which keeps no history.
  init(_ scenario: Scenario, _ root: World, for sign: FailureSign) {
    self.scenario = scenario
    self.sign = sign
    observations = Observations(scenario)
    world = root
    if sign.forgetsThePast { return }
    var options = root.options
    options.keepsHistory = true
    options.keepsReplies = true
    world = World(root.setup, options: options)
    observations.look(at: world)
  }

  /// What can happen next.
  var choices: [Choice] {
    var list: [Choice] = []
    world.choices(into: &list)
    return list
  }

  /// Makes something happen.
  mutating func step(_ choice: Choice) {
    switch sign {
    case .world: world.step(choice)
    case .event(let isWrong):
      forgetPast()
      let before = world
      world.step(choice)
      if isWrong(Passage(before: before, world: world)) { hasFailedByEvent = true }
    case .run:
      world.step(choice)
      observations.look(at: world)
    }
  }

  /// Whether the failure has been seen by now.
  ///
  /// - Parameter isFinal: whether nothing more can happen.
  func hasFailed(isFinal: Bool) -> Bool {
    switch sign {
    case .world(let shows): shows(world, isFinal)
    case .event: hasFailedByEvent
    case .run(let shows): isFinal && shows(Playthrough(scenario, world, .finished, observations))
    }
  }

  /// Leaves what has happened behind: a run of which worlds or events are asked does not need it.
  mutating func forgetPast() { world.forgetPast() }
}
