import IntentEngine
import IntentSimulation

/// A client sends one decision of its user under one key (rule `write.key`); a broken one that sends
/// another's key is what it is.
///
/// While exploring it is asked of every event: what is decided comes under its operation's own key,
/// and trying again by hand leaves that as it was.
enum OneDecisionOneKey {
  static func failures(_ passage: Passage) -> [Failure] {
    let sent: [Failure] = passage.decisions.compactMap { place in
      guard case .decided(let origin, let request, _) = passage.world.trace[place].event,
        let key = request.key, key != passage.world.key(of: origin.invocation),
        !isBroken(origin.invocation, passage)
      else { return nil }
      return failure(origin.invocation, at: place, passage)
    }
    return sent + keptKeys(passage)
  }

  /// Trying again by hand that gives an operation another key.
  private static func keptKeys(_ passage: Passage) -> [Failure] {
    let script = passage.world.script
    return passage.world.trace.indices.compactMap { place in
      guard case .began(let step) = passage.world.trace[place].event,
        case .retry(let invocation) = script[step].action,
        let key = passage.before.key(of: invocation), key != passage.world.key(of: invocation)
      else { return nil }
      return failure(invocation, at: place, passage)
    }
  }

  private static func failure(
    _ invocation: InvocationID, at place: Int, _ passage: Passage
  ) -> Failure {
    let teller = passage.teller
    return Failure(
      .universalRule, rule: .writeKey,
      message: "\(teller.name(invocation)) was sent under two keys",
      details: ["at \(teller.time(passage.world.trace[place].at))"])
  }

  /// Whether the script makes the client of an invocation, or another one of the same operation, send
  /// another key than its own.
  private static func isBroken(_ invocation: InvocationID, _ passage: Passage) -> Bool {
    let key = passage.world.key(of: invocation)
    let isSame = { (other: InvocationID) in
      other == invocation || key != nil && passage.world.key(of: other) == key
    }
    return passage.world.script.contains { step in
      switch step.action {
      case .invoke(let made): isSame(made.id) && made.manner.tampering.key != .own
      case .replay(_, as: let named, let manner), .confirm(let named, let manner):
        isSame(named) && manner.tampering.key != .own
      default: false
      }
    }
  }
}
