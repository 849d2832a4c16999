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

  private func effects(_ status: InvocationStatus) -> String {
    Count.of(playthrough.effectCount(of: status.invocation), "effect")
  }
}
