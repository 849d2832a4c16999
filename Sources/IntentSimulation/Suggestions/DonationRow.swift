import IntentEngine

/// Something that an account did by hand, told to the system so that it may suggest it.
struct DonationRow: Row {
  var account: Account
  var suggestion: SuggestedIntent
  /// `false` once it is withdrawn.
  var isHeld = true
  /// When it was donated last.
  var at: Instant
  /// The device's donation before, or -1.
  var next: Int32

  func fold(into fingerprint: inout Fingerprint) {
    account.fold(into: &fingerprint)
    suggestion.fold(into: &fingerprint)
    fingerprint.fold(isHeld)
    fingerprint.fold(UInt64(bitPattern: at.milliseconds))
  }
}
