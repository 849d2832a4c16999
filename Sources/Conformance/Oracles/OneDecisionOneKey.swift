import IntentEngine
import IntentSimulation

/// A client sends one decision of its user under one key (rule `write.key`); a broken one that sends
/// another's key is what it is.
enum OneDecisionOneKey {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    var keys: [OperationKey?] = Array(
      repeating: nil, count: playthrough.scenario.setup.invocationCount)
    let broken = brokenClients(playthrough.scenario.setup)
    var failures: [Failure] = []
    for occurrence in playthrough.world.trace {
      guard case .decided(let origin, let request, _) = occurrence.event, let key = request.key
      else { continue }
      let index = Int(origin.invocation.index)
      if broken[index] { continue }
      if let first = keys[index], first != key {
        failures.append(
          Failure(
            .universalRule, rule: .writeKey,
            message: "\(playthrough.teller.name(origin.invocation)) was sent under two keys",
            details: ["at \(playthrough.teller.time(occurrence.at))"]))
      }
      keys[index] = key
    }
    return failures
  }

  /// By invocation: whether the script makes its client send another key than its own.
  private static func brokenClients(_ setup: WorldSetup) -> [Bool] {
    var broken = Array(repeating: false, count: setup.invocationCount)
    for step in setup.script {
      switch step.action {
      case .invoke(let invocation):
        broken[Int(invocation.id.index)] = invocation.manner.tampering.key != .own
      case .replay(_, as: let copy, let manner):
        broken[Int(copy.index)] = manner.tampering.key != .own
      case .confirm(let named, let manner) where manner.tampering.key != .own:
        broken[Int(named.index)] = true
      default: break
      }
    }
    return broken
  }
}
