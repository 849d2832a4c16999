extension Engine {
  /// The rule by which a confirmation does not count; `nil` when it is this operation's, current,
  /// and given by hand (rules `confirm.bound`, `confirm.once`, `confirm.by-hand`).
  ///
  /// - Parameters:
  ///   - shown: the digest that the user saw.
  ///   - digest: the digest of what would be shown now.
  func objection(
    _ id: ChallengeID, _ shown: UInt64, _ digest: UInt64, _ context: borrowing Context
  ) -> Rule? {
    guard id.index >= 0, Int(id.index) < state.challenges.count else { return .confirmBound }
    let row = state.challenges[Int(id.index)]
    if row.user != context.user || row.tenant != context.tenant {
      return safeguards.lacks(.confirmBoundUser) ? nil : .confirmBound
    }
    if safeguards.lacks(.identityAliasAsks), row.explanation.object == context.alias { return nil }
    switch row.status {
    case .void: return .confirmBound
    case .spent:
      let isSameObject = row.explanation.object == context.subject
      return safeguards.lacks(.confirmOnceSpent) && isSameObject ? nil : .confirmOnce
    case .open: break
    }
    if row.key != context.request.key, safeguards.keeps(.confirmBoundOperation) {
      return .confirmBound
    }
    let isLast = now(context) == row.expires && safeguards.lacks(.confirmOnceLastMoment)
    if now(context) >= row.expires, !isLast, safeguards.keeps(.confirmOnceLapse) {
      return .confirmOnce
    }
    let isCurrent = row.digest == digest && shown == digest
    if !isCurrent, safeguards.keeps(.confirmBoundDigest) { return .confirmBound }
    return isByHand(id, context) ? nil : .confirmByHand
  }

  /// The server's clock decides; a faulty engine takes the device's.
  private func now(_ context: borrowing Context) -> Instant {
    safeguards.keeps(.confirmOnceExpiry) ? context.now : context.claims.deviceClock
  }

  private func isByHand(_ id: ChallengeID, _ context: borrowing Context) -> Bool {
    if !context.claims.isByHand, safeguards.keeps(.confirmByHandHand) { return false }
    if context.claims.isLocked, safeguards.keeps(.confirmByHandUnlocked) { return false }
    return isDisplayed(id, on: context.device) || safeguards.lacks(.confirmByHandDisplayed)
  }

  /// Whether a device has displayed a challenge.
  func isDisplayed(_ id: ChallengeID, on device: DeviceID) -> Bool {
    var next = state.challenges[Int(id.index)].firstDisplay
    while next >= 0 {
      let display = state.displays[Int(next)]
      if display.device == device { return true }
      next = display.next
    }
    return false
  }
}
