import IntentEngine

/// What became of a suggestion that was shown.
enum Fate: UInt8, BitwiseCopyable, Hashable, Sendable {
  case ignored, completed, dismissed, undone
}

/// One time that a suggestion was shown.
struct ShowingRow: Row {
  var suggestion: SuggestedIntent
  /// The list that it was part of.
  var list: Int32
  var at: Instant
  var fate = Fate.ignored
  /// The operation that was taken from it, or -1.
  var operation: Int32 = -1
  /// The showing of the same intent before, or -1.
  var next: Int32

  func fold(into fingerprint: inout Fingerprint) {
    suggestion.fold(into: &fingerprint)
    fingerprint.fold(UInt64(fate.rawValue) << 32 | UInt64(UInt32(bitPattern: list)))
    fingerprint.fold(UInt64(bitPattern: at.milliseconds))
    fingerprint.fold(Int(operation))
  }
}
