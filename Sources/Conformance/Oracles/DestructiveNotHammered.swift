import IntentEngine
import IntentSimulation

/// A destructive action is sent by itself at most twice for each time that its user touched it;
/// others at most eight times (rule `recover.not-endless`).
enum DestructiveNotHammered {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let touches = touches(playthrough)
    return (0..<playthrough.scenario.setup.invocationCount).compactMap { index in
      let status = playthrough.world.status(of: InvocationID(index))
      guard let intent = status.intent else { return nil }
      let isDestructive = intent.declaration.isDestructive
      let limit =
        (isDestructive ? DeviceLimits.destructiveAttempts : DeviceLimits.attempts)
        * max(1, touches[index])
      guard status.requests > limit else { return nil }
      return Failure(
        .universalRule, rule: .recoverNotEndless,
        message:
          "\(playthrough.teller.name(status.invocation)) was sent \(status.requests) times, "
          + "touched \(touches[index]) times")
    }
  }

  /// How often each invocation was touched: made, confirmed, chosen for, or retried by hand; and
  /// each answer that starts it anew: a candidate that was taken, a sign-in.
  private static func touches(_ playthrough: Playthrough) -> [Int] {
    var touches = Array(repeating: 0, count: playthrough.scenario.setup.invocationCount)
    for occurrence in playthrough.world.trace {
      switch occurrence.event {
      case .invoked(let origin, _, _), .candidateTaken(let origin, _, _):
        touches[Int(origin.invocation.index)] += 1
      case .began(let step):
        if let touched = playthrough.scenario.setup.script[step].action.touched {
          for index in sameOperation(as: touched, playthrough) { touches[index] += 1 }
        }
      default: break
      }
    }
    return touches
  }

  /// The invocations of an operation: a step on another device names the one that began it.
  private static func sameOperation(
    as invocation: InvocationID, _ playthrough: Playthrough
  ) -> [Int] {
    let key = playthrough.world.status(of: invocation).key
    return (0..<playthrough.scenario.setup.invocationCount).filter {
      $0 == Int(invocation.index)
        || key != nil && playthrough.world.status(of: InvocationID($0)).key == key
    }
  }
}

extension Action {
  /// The invocation that a person touches with this action.
  fileprivate var touched: InvocationID? {
    switch self {
    case .confirm(let name, _), .decline(let name), .choose(_, let name), .retry(let name): name
    case .invoke, .replay, .run, .pickUp, .goOffline, .goOnline, .lock, .unlock, .background,
      .foreground, .killApp, .openApp, .signIn, .signOut, .switchTenant, .updateApp, .sync, .crash,
      .restart, .unavailable, .slowCommit, .expireSession, .fault, .partition, .heal:
      nil
    }
  }
}
