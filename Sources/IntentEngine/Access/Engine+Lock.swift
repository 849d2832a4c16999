extension Engine {
  /// Between links 3 and 4: from a locked device only what the intent's authentication policy allows
  /// (rule `entry.locked-device`).
  ///
  /// It comes before the key, so that a locked screen is not shown an old result either; the key is
  /// left as it was, for after the unlock. Whether a "yes" counts is for `confirm.by-hand` to say.
  func lock(_ context: borrowing Context) throws(Answer) {
    guard context.claims.isLocked, context.traits.needsUnlock,
      safeguards.keeps(.entryLockedDeviceRefused)
    else { return }
    if safeguards.lacks(.entryLockedDeviceReplay), isSettled(context) { return }
    guard case .confirmation = context.request.response else {
      throw Answer(.locked, .entryLockedDevice)
    }
    if safeguards.keeps(.confirmByHandUnlocked) { throw Answer(.locked, .confirmByHand) }
  }

  /// Whether the request's key has its result.
  private func isSettled(_ context: borrowing Context) -> Bool {
    guard let key = context.request.key,
      let row = state.row(of: key, tenant: context.tenant, user: context.user)
    else { return false }
    return state.keys[row].status == .settled
  }
}
