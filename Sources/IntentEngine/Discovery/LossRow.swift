/// One time that a user's access to something ended; the rows of a user's tenancy form a list, the
/// latest first (rule `discover.follows-access`).
@frozen
public struct LossRow: Row {
  /// What was lost: so many rows of `State.lost`, from `first` on; whoever lost the same at once
  /// shares them.
  public var first: Int32
  public var count: Int32
  /// The tenancy's loss before, or -1.
  public var previous: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: count)))
    fingerprint.fold(Int(previous))
  }
}

/// An entity that somebody's access ended to.
@frozen
public struct LostRow: Row {
  public var entity: EntityID

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(entity.rawValue))
  }
}
