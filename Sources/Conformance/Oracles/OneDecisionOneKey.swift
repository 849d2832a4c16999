import IntentEngine
import IntentSimulation

/// A client sends one decision of its user under one key (rule `write.key`).
enum OneDecisionOneKey {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    var keys: [OperationKey?] = Array(
      repeating: nil, count: playthrough.scenario.setup.invocationCount)
    var failures: [Failure] = []
    for occurrence in playthrough.world.trace {
      guard case .decided(let origin, let request, _) = occurrence.event, let key = request.key
      else { continue }
      let index = Int(origin.invocation.index)
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
}
