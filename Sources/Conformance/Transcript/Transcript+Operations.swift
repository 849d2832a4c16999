import IntentEngine
import IntentSimulation

extension Transcript {
  /// What came of each invocation, in the order of the script.
  var operations: [[String]] {
    (0..<playthrough.scenario.setup.invocationCount).map { index in
      let status = playthrough.world.status(of: InvocationID(index))
      var row = [teller.name(status.invocation), status.word]
      row.append(Count.of(status.requests, "request"))
      row.append(effects(status))
      if let reply = status.reply { row.append(teller.told(reply)) }
      return row
    }
  }

  /// The effects of the operation, told once: where it was first invoked.
  private func effects(_ status: InvocationStatus) -> String {
    if let key = status.key, let first = playthrough.firstInvocation(of: key, status.user),
      first != status.invocation
    {
      return "same key as \(teller.name(first))"
    }
    return Count.of(playthrough.effectCount(of: status.invocation), "effect")
  }
}
