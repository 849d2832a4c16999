import IntentSimulation

/// A random scenario: what is played, and how.
struct GeneratedScenario: Sendable {
  var setup: WorldSetup
  /// What decides about the order of events.
  var strategy: FuzzStrategy
  /// What was on.
  var swarm: Swarm
  /// The step of the script that ends all faults; the steps from there on bring all to rest.
  var settling: Int
}
