import IntentEngine

/// What sets an operation going.
enum Cause: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Somebody has just said it.
  case invocation
  /// The user takes it up again by hand, or answers a question.
  case hand
  /// The device can reach the server again, or the app is open again.
  case flush
  /// The pause before the next attempt is over.
  case timer
  /// What it waited for is over.
  case successor
  /// Its user has signed in.
  case signIn
  /// The user has unlocked the device that it was said on.
  case unlock
  /// The only candidate was shown, and is taken.
  case candidate

  var isByUser: Bool { self == .invocation || self == .hand }

  /// Whether the device sends it from its queue, rather than in the course of an invocation.
  var isFromQueue: Bool {
    switch self {
    case .flush, .successor, .signIn: true
    case .invocation, .hand, .timer, .candidate, .unlock: false
    }
  }
}

extension World {
  /// Sends an operation, or leaves it where it belongs for now.
  mutating func launch(_ index: Int, _ cause: Cause) {
    if let reason = reasonToHold(index, cause) {
      keep(index, reason)
      return askForTenant(Int(entries[index].device.index))
    }
    if waitsForUnlock(index) { return keep(index, .locked) }
    if !entries[index].hasSummary && !entries[index].isPickingUp { showSummaryBefore(index) }
    let isOnline = devices[Int(entries[index].device.index)].isOnline
    if !isOnline { entries[index].isDeferred = true }
    if let (ahead, dependency) = obstacle(of: index) { return wait(index, for: ahead, dependency) }
    // Chosen beforehand: the compiler would copy the world while it chooses.
    let parkedBy = isOnline ? cause : .flush
    if let reason = reasonToPark(index, parkedBy) { return park(index, reason) }
    guard isOnline else { return keep(index, .offline) }
    fillMadeSubject(index)
    send(index, cause)
  }

  /// Why the account that is signed in stops it.
  @inline(__always)
  private func reasonToHold(_ index: Int, _ cause: Cause) -> RestReason? {
    let device = Int(entries[index].device.index)
    if let reason = reasonOfOtherAccount(index) {
      return isSignedOut(device) ? .signedOut : reason
    }
    guard devices[device].session == .none else { return nil }
    if devices[device].isSwitching { return .noSession }
    return cause.isByUser ? nil : .signedOut
  }

  /// Why an operation does not go by itself any more (rule `recover.not-endless`).
  @inline(__always)
  private func reasonToPark(_ index: Int, _ cause: Cause) -> RestReason? {
    guard !cause.isByUser else { return nil }
    if isDestructive(index), let reason = reasonToParkDestructive(index, cause) { return reason }
    // Being online again, open, or signed in gives no attempt back.
    let isResumed = cause == .flush || cause == .successor || cause == .signIn
    if isResumed, Int(entries[index].burst) >= mostAttempts(index) { return .exhausted }
    let isOld = now - entries[index].handAt >= DeviceLimits.retryWindow
    return isOld && safeguards.keeps(.recoverNotEndlessBounded) ? .outdated : nil
  }

  private func reasonToParkDestructive(_ index: Int, _ cause: Cause) -> RestReason? {
    let entry = entries[index]
    if cause == .flush && safeguards.keeps(.recoverNotEndlessBackground) { return .waitsForUser }
    if waitsForUser(index) { return .waitsForUser }
    if safeguards.keeps(.recoverNotEndlessDestructive) {
      if Int(entry.burst) >= DeviceLimits.destructiveAttempts { return .exhausted }
      let isNew = cause == .unlock && entry.requests == 0
      if !isNew && now - entry.handAt > DeviceLimits.intentTime { return .waitsForUser }
    }
    return nil
  }

  /// Whether an operation is destructive and was interrupted, or its app is not in front.
  func waitsForUser(_ index: Int) -> Bool {
    guard isDestructive(index), safeguards.keeps(.recoverNotEndlessBackground) else { return false }
    let entry = entries[index]
    return entry.isDeferred || !devices[Int(entry.device.index)].isForeground
  }

  @inline(__always)
  func isDestructive(_ index: Int) -> Bool {
    guard !entries[index].isPickingUp else { return false }
    return traits(operations[Int(entries[index].operation)].intent).isDestructive
  }

  /// Names the subject that an operation ahead has made meanwhile.
  private mutating func fillMadeSubject(_ index: Int) {
    let place = Int(entries[index].operation)
    guard operations[place].maker >= 0 else { return }
    let operation = operations[place]
    guard operation.arguments.subject == .none else { return }
    guard let made = operations[Int(entries[Int(operation.maker)].operation)].made else { return }
    operations[place].arguments.subject = .id(made)
    operations[place].version = sentVersion(
      operation.intent, of: made, by: operation.user, in: operation.tenant,
      on: Int(entries[index].device.index))
    entries[index].entity = made
    showSummaryBefore(index)
  }
}
