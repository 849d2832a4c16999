import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A run of a scenario: by its schedule, where it has one, or else by virtual time.
///
/// One of the two is there. They are no cases of an enum, whose payload would be copied, tables and
/// all, before it can be stepped.
struct ScenarioRun: Sendable {
  private var timed: CanonicalRun?
  private var scheduled: ScheduledRun?

  /// Begins a run.
  ///
  /// - Parameter options: what is kept; what a schedule allows is added to them.
  init(_ scenario: Scenario, options: WorldOptions) {
    if let schedule = scenario.schedule {
      scheduled = ScheduledRun(scenario, schedule, options: options)
    } else {
      timed = CanonicalRun(scenario.setup, options: options)
    }
  }

  /// The world as it is now.
  var world: World {
    guard let world = timed?.world ?? scheduled?.world else {
      preconditionFailure("a run has a world")
    }
    return world
  }

  /// Runs to the end.
  ///
  /// - Parameter look: is shown the world after each event.
  mutating func run(observing look: ((World) -> Void)? = nil) -> RunEnd {
    timed?.run(observing: look) ?? scheduled?.run(observing: look) ?? .finished
  }

  /// Makes the next event happen; whether there was one.
  mutating func advance() -> Bool { timed?.advance() != nil || scheduled?.advance() != nil }

  /// How the run ends where nothing more happens.
  var end: RunEnd { scheduled?.end ?? timed?.end ?? .finished }

  /// Goes on with other safeguards from this moment; what was done before stays as it is.
  mutating func goOn(with safeguards: Safeguards) {
    timed?.goOn(with: safeguards)
    scheduled?.goOn(with: safeguards)
  }
}

extension ScheduledRun {
  /// A run of a scenario by its schedule, and what drifts behind it.
  ///
  /// - Parameter options: what is kept; what the schedule allows is added to them.
  init(
    _ scenario: Scenario, _ schedule: [EventIdentity], options: WorldOptions,
    limits: RunLimits = RunLimits()
  ) {
    var options = options
    options.explore(scenario.explore, following: schedule)
    self.init(
      scenario.setup, options: options, schedule: schedule,
      endsInDrift: scenario.unknownEvent != nil, limits: limits)
  }
}
