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

  /// The same without some steps of its script.
  func leavingOut(_ steps: [Int]) -> GeneratedScenario {
    var rest = self
    let kept = setup.script.indices.filter { !steps.contains($0) }
    rest.setup.script = kept.map { setup.script[$0] }
    if !kept.isEmpty { rest.setup.script[0].moment = .at(.start) }
    rest.settling -= steps.count { $0 < settling }
    return rest
  }
}

extension [EventIdentity] {
  /// The same events, where steps that none of them is are no longer in the script.
  func leavingOut(_ steps: [Int]) -> [EventIdentity] {
    map { event in
      guard case .begin(let step) = event else { return event }
      return .begin(step: step - steps.count { $0 < step })
    }
  }
}
