import IntentEngine
import IntentSimulation

/// A destructive action is sent by itself at most twice for each time that its user touched it;
/// others at most eight times (rule `recover.not-endless`).
///
/// The reads of a pick-up, with which a device asks for what is pending, are no destructive action.
/// What is said on a device without a link of its own may be heard twice by the one that carries it
/// out: that is one attempt still.
///
/// While exploring it is asked of every event by the device's own count of what it sent since its user
/// touched it. A device that counts wrongly is found in the runs that stand for outcomes, if at all.
enum DestructiveNotHammered {
  /// What was sent for one invocation, and how often its user touched it: made, confirmed, chosen
  /// for, signed in or unlocked for, or retried by hand; a candidate that was taken starts it anew as well.
  private struct Tally {
    var requests = 0
    var reads = 0
    var touches = 0
    /// The attempts that were sent for a device without a link.
    var relayedAttempts: [Int] = []
    /// The device where it waits for its user, and for what: to sign in, or to unlock.
    var waitsAt: DeviceID?
    var waitsFor: Outcome?
    /// Whether it still asks for what is pending.
    var isPickingUp = false
    /// The last attempt with which it asked for that: one before may be carried on later.
    var lastRead = 0
  }

  static func failures(_ playthrough: Playthrough) -> [Failure] {
    tallies(playthrough).enumerated().compactMap { index, tally in
      let invocation = InvocationID(index)
      guard let intent = playthrough.world.intent(of: invocation) else { return nil }
      let isDestructive = intent.declaration.isDestructive
      let limit = isDestructive ? DeviceLimits.destructiveAttempts : DeviceLimits.attempts
      let touches = max(1, tally.touches)
      guard tally.requests > limit * touches || tally.reads > DeviceLimits.attempts * touches else {
        return nil
      }
      return Failure(
        .universalRule, rule: .recoverNotEndless,
        message:
          "\(playthrough.teller.name(invocation)) was sent "
          + "\(tally.requests + tally.reads) times, touched \(tally.touches) times")
    }
  }

  /// What the passage, which is one event, sends once more than it may be sent.
  static func failures(_ passage: Passage) -> [Failure] {
    passage.world.trace.compactMap { occurrence in
      guard case .sent(let message, _) = occurrence.event, message.kind == .request,
        let invocation = message.invocation, let intent = passage.world.intent(of: invocation)
      else { return nil }
      let isRead = passage.world.isPickingUp(invocation)
      let own =
        intent.declaration.isDestructive && !isRead
        ? DeviceLimits.destructiveAttempts : DeviceLimits.attempts
      let burst = passage.world.burst(of: invocation)
      // Where a scenario states a limit, that is what its devices are to do.
      guard burst > max(own, passage.world.options.attempts ?? 0) else { return nil }
      return Failure(
        .universalRule, rule: .recoverNotEndless,
        message:
          "\(passage.teller.name(invocation)) was sent \(burst) times, touched once")
    }
  }

  private static func tallies(_ playthrough: Playthrough) -> [Tally] {
    var tallies = Array(repeating: Tally(), count: playthrough.scenario.setup.invocationCount)
    for place in playthrough.world.trace.indices {
      switch playthrough.world.trace[place].event {
      case .invoked(let origin, _, _), .candidateTaken(let origin, _, _):
        tallies[Int(origin.invocation.index)].touches += 1
      case .began(let step):
        begin(playthrough.scenario.setup.script[step].action, playthrough, &tallies)
      case .sent(let message, _):
        if message.kind == .request, let invocation = message.invocation {
          count(message, invocation, playthrough, &tallies[Int(invocation.index)])
        }
      case .answered(let origin, let reply):
        take(reply, origin, &tallies[Int(origin.invocation.index)])
      case .signedIn(let device, _, _): touchWaiting(at: device, for: .signIn, &tallies)
      case .deviceChanged(let device, .unlocked):
        touchWaiting(at: device, for: .locked, &tallies)
      default: break
      }
    }
    return tallies
  }

  private static func take(_ reply: Reply, _ origin: Origin, _ tally: inout Tally) {
    if reply.outcome == .done, tally.isPickingUp {
      (tally.isPickingUp, tally.lastRead) = (false, origin.attempt)
    }
    (tally.waitsAt, tally.waitsFor) = (origin.device, reply.outcome)
  }

  /// A user who signs in or unlocks goes on with what asked for that.
  private static func touchWaiting(
    at device: DeviceID, for outcome: Outcome, _ tallies: inout [Tally]
  ) {
    for index in tallies.indices
    where tallies[index].waitsAt == device && tallies[index].waitsFor == outcome {
      tallies[index].waitsFor = nil
      tallies[index].touches += 1
    }
  }

  private static func begin(
    _ action: Action, _ playthrough: Playthrough, _ tallies: inout [Tally]
  ) {
    if case .pickUp(_, let copy) = action { tallies[Int(copy.index)].isPickingUp = true }
    guard let touched = action.touched else { return }
    for index in sameOperation(as: touched, playthrough) { tallies[index].touches += 1 }
  }

  private static func count(
    _ message: Message, _ invocation: InvocationID, _ playthrough: Playthrough,
    _ tally: inout Tally
  ) {
    let device = playthrough.world.device(of: invocation)
    if device != .none, playthrough.scenario.setup.devices[Int(device.index)].through != nil {
      if tally.relayedAttempts.contains(message.attempt) { return }
      tally.relayedAttempts.append(message.attempt)
    }
    if tally.isPickingUp || message.attempt <= tally.lastRead {
      tally.reads += 1
    } else {
      tally.requests += 1
    }
  }

  /// The invocations of an operation: a step on another device names the one that began it.
  private static func sameOperation(
    as invocation: InvocationID, _ playthrough: Playthrough
  ) -> [Int] {
    let key = playthrough.world.key(of: invocation)
    return (0..<playthrough.scenario.setup.invocationCount).filter {
      $0 == Int(invocation.index)
        || key != nil && playthrough.world.key(of: InvocationID($0)) == key
    }
  }
}

extension Action {
  /// The invocation that a person touches with this action.
  fileprivate var touched: InvocationID? {
    switch self {
    case .confirm(let name, _), .decline(let name), .choose(_, let name), .retry(let name): name
    case .invoke, .replay, .run, .pickUp, .goOffline, .goOnline, .lock, .unlock, .background,
      .foreground, .killApp, .openApp, .signIn, .signOut, .switchTenant, .updateApp, .setFile,
      .sync,
      .suggest, .dismiss, .discover, .crash,
      .restart, .unavailable, .slowCommit, .expireSession, .fault, .partition, .heal:
      nil
    }
  }
}
