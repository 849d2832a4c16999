/// An old id, and where it leads.
@frozen
public struct AliasRow: Row {
  public var old: EntityID
  public var new: EntityID

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(old.rawValue) << 32 | UInt64(new.rawValue))
  }
}
