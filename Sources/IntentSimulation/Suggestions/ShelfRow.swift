import IntentEngine

/// Where a device's rows begin.
struct ShelfRow: Row {
  /// The latest donation, or -1.
  var donation: Int32 = -1
  /// The latest intent that there is evidence of, or -1.
  var evidence: Int32 = -1

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(donation, evidence)
  }
}
