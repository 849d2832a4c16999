extension Engine {
  /// Whether a confirmation is this operation's, current, and given by hand
  /// (rules `confirm.bound`, `confirm.once`, `confirm.by-hand`).
  ///
  /// - Parameters:
  ///   - shown: the digest that the user saw.
  ///   - digest: the digest of what would be shown now.
  func confirms(
    _ id: ChallengeID, _ shown: UInt64, _ digest: UInt64, _ context: borrowing Context
  ) -> Bool {
    guard id.index >= 0, Int(id.index) < state.challenges.count else { return false }
    let row = state.challenges[Int(id.index)]
    if row.user != context.user || row.tenant != context.tenant {
      return safeguards.lacks(.confirmBoundUser)
    }
    switch row.status {
    case .void: return false
    case .spent:
      return safeguards.lacks(.confirmOnceSpent) && row.explanation.object == context.subject
    case .open: break
    }
    if row.key != context.request.key, safeguards.keeps(.confirmBoundOperation) { return false }
    if now(context) >= row.expires { return false }
    let isCurrent = row.digest == digest && shown == digest
    if !isCurrent, safeguards.keeps(.confirmBoundDigest) { return false }
    return isByHand(id, context)
  }

  /// The server's clock decides; a faulty engine takes the device's.
  private func now(_ context: borrowing Context) -> Instant {
    safeguards.keeps(.confirmOnceExpiry) ? context.now : context.claims.deviceClock
  }

  private func isByHand(_ id: ChallengeID, _ context: borrowing Context) -> Bool {
    if !context.claims.isByHand, safeguards.keeps(.confirmByHandHand) { return false }
    if context.claims.isLocked, safeguards.keeps(.confirmByHandUnlocked) { return false }
    let isDisplayed = state.displays.rows.contains {
      $0.challenge == id && $0.device == context.device
    }
    return isDisplayed || safeguards.lacks(.confirmByHandDisplayed)
  }
}
