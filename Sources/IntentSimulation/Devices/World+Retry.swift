import IntentEngine

extension World {
  /// An invocation's timer fires: no reply came in time, or its pause is over.
  mutating func fireTimer(_ index: Int) {
    disarm(index)
    switch entries[index].state {
    case .inFlight:
      note { .timedOut($0.origin(index)) }
      if options.isTimed { backOff(index) } else { tryAgain(index) }
    case .backingOff:
      launch(index, .timer)
    case .unborn, .kept, .waiting, .asking, .signInNeeded, .parked, .finished, .refused, .dropped:
      preconditionFailure("a timer of invocation \(index) ran in state \(entries[index].state)")
    }
  }

  /// Pauses before the next attempt, or stops trying.
  mutating func backOff(_ index: Int) {
    if let reason = reasonToStop(index) { return exhaust(index, reason) }
    if waitsForUser(index) { return park(index, .waitsForUser) }
    let pause = drawBackoff(index)
    move(index, to: .backingOff)
    arm(index, after: pause)
    note { .backedOff($0.origin(index), until: $0.now + pause) }
  }

  /// Without time there is no pause: waiting in vain and trying again is one thing.
  private mutating func tryAgain(_ index: Int) {
    if let reason = reasonToStop(index) { return exhaust(index, reason) }
    if waitsForUser(index) { return park(index, .waitsForUser) }
    launch(index, .timer)
  }

  /// Why there is no further attempt: all are made, or their day is over.
  func reasonToStop(_ index: Int) -> RestReason? {
    let entry = entries[index]
    if Int(entry.burst) >= mostAttempts(index) { return .exhausted }
    let isOld = now - entry.handAt >= DeviceLimits.retryWindow
    return isOld && safeguards.keeps(.recoverNotEndlessBounded) ? .outdated : nil
  }

  /// How many attempts are made without the user.
  func mostAttempts(_ index: Int) -> Int {
    if let attempts = options.attempts { return attempts }
    if safeguards.lacks(.recoverNotEndlessBounded) { return DeviceLimits.unboundedAttempts }
    let attempts =
      isDestructive(index) && safeguards.keeps(.recoverNotEndlessDestructive)
      ? DeviceLimits.destructiveAttempts : DeviceLimits.attempts
    return safeguards.keeps(.recoverNotEndlessOneMore) ? attempts : attempts + 1
  }

  private mutating func exhaust(_ index: Int, _ reason: RestReason) {
    if safeguards.lacks(.recoverKeptExhausted) {
      drop(index, .droppedWhenExhausted)
    } else {
      park(index, reason)
    }
  }

  /// Full jitter under a bound that doubles with each attempt, and is capped.
  private func drawBackoff(_ index: Int) -> Milliseconds {
    guard options.isTimed else { return 0 }
    let entry = entries[index]
    let doublings = min(Int(entry.burst) - 1, 6)
    let bound = min(DeviceLimits.longestBackoff, DeviceLimits.firstBackoff << doublings)
    let draw = Draw(.backoff, subject: UInt32(index), number: entry.requests)
    return Milliseconds(random.below(UInt64(bound) + 1, draw))
  }
}
