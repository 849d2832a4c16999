import IntentEngine

extension World {
  /// An invocation's timer fires: no reply came in time, or its pause is over.
  mutating func fireTimer(_ index: Int) {
    disarm(index)
    switch entries[index].state {
    case .inFlight:
      note { .timedOut($0.origin(index)) }
      backOff(index)
    case .backingOff:
      launch(index, .timer)
    case .unborn, .kept, .waiting, .asking, .signInNeeded, .parked, .finished, .refused, .dropped:
      preconditionFailure("a timer of invocation \(index) ran in state \(entries[index].state)")
    }
  }

  /// Pauses before the next attempt, or stops trying.
  mutating func backOff(_ index: Int) {
    guard !isExhausted(index) else { return exhaust(index) }
    if waitsForUser(index) { return park(index, .waitsForUser) }
    let pause = drawBackoff(index)
    move(index, to: .backingOff)
    arm(index, after: pause)
    note { .backedOff($0.origin(index), until: $0.now + pause) }
  }

  private func isExhausted(_ index: Int) -> Bool {
    let entry = entries[index]
    if safeguards.lacks(.recoverNotEndlessBounded) {
      return Int(entry.burst) >= DeviceLimits.unboundedAttempts
    }
    if isDestructive(index) && safeguards.keeps(.recoverNotEndlessDestructive) {
      return Int(entry.burst) >= DeviceLimits.destructiveAttempts
    }
    return Int(entry.burst) >= DeviceLimits.attempts
      || now - entry.handAt >= DeviceLimits.retryWindow
  }

  private mutating func exhaust(_ index: Int) {
    if safeguards.lacks(.recoverKeptExhausted) {
      drop(index, .droppedWhenExhausted)
    } else {
      park(index, .exhausted)
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
