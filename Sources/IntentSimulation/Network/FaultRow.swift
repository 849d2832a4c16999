import IntentEngine

/// A fault that was armed by a step, and what is left of it.
struct FaultRow: Row {
  /// The step that armed it.
  var step: Int32
  /// How often it may still hit.
  var left: Int32
  /// When it first hit.
  var hitAt = Instant.never

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(step, left)
  }
}
