/// An old id, and one of the ids that it leads to (rule `identity.alias`).
@frozen
public struct AliasRow: Row {
  public var old: EntityID
  public var new: EntityID
  /// Who made the id an old one; `nil` at time 0.
  public var actor: EntityID?
  public var at: Instant
  /// The old id's next successor, after a split; or -1.
  public var next: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(old.rawValue) << 32 | UInt64(new.rawValue))
    fingerprint.fold(UInt64(actor?.rawValue ?? .max))
  }
}
