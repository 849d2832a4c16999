import IntentEngine

/// One entity in one device's cache; the rows of a device form a list in the order of ids.
struct CopyRow: Row {
  var device: Int32
  var snapshot: Snapshot
  /// `false` for a copy that was dropped; the row is used again.
  var isHeld: Bool
  var next: Int32

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(Int(device))
    snapshot.fold(into: &fingerprint)
  }

  var isCounted: Bool { isHeld }
}

extension Snapshot {
  /// Folds in all that the copy says.
  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(entity.rawValue) << 32 | UInt64(container?.rawValue ?? .max))
    fingerprint.fold(UInt64(version.number) << 32 | UInt64(owner?.rawValue ?? .max))
    fingerprint.fold(
      Int(title.index) << 3 | (isArchived ? 4 : 0) | (isDone ? 2 : 0) | (isDeleted ? 1 : 0))
    fingerprint.fold(UInt64(assignee?.rawValue ?? .max))
  }
}
