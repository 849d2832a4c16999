import IntentEngine

/// What an account has made of one intent's suggestions.
struct EvidenceRow: Row {
  var account: Account
  var intent: IntentKind
  /// Showings before it no longer count.
  var since = Instant(.min)
  var isRetired = false
  /// Completions by hand since it was retired.
  var fresh: UInt16 = 0
  /// The latest showing, or -1.
  var showing: Int32 = -1
  /// The device's evidence before, or -1.
  var next: Int32

  func fold(into fingerprint: inout Fingerprint) {
    account.fold(into: &fingerprint)
    fingerprint.fold(UInt64(intent.rawValue) << 32 | UInt64(fresh) << 1 | (isRetired ? 1 : 0))
    fingerprint.fold(UInt64(bitPattern: since.milliseconds))
    fingerprint.fold(Int(showing))
  }
}
