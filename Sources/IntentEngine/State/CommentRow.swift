/// A comment, and its tombstone once it is deleted.
@frozen
public struct CommentRow: Row {
  /// A project or a task.
  public var container: EntityID
  public var author: EntityID
  public var text: TextID
  public var version: Version
  public var isDeleted: Bool
  /// Who deleted or restored it last; `nil` at time 0.
  public var actor: EntityID?
  public var changedAt: Instant
  /// The operation that made it; `nil` for one that was there at time 0.
  public var madeBy: OperationKey?
  /// The first `AliasRow` of an id that became an old one, or -1.
  public var firstAlias: Int32 = -1

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(container.rawValue) << 32 | UInt64(author.rawValue))
    fingerprint.fold(UInt64(version.number) << 32 | UInt64(UInt32(bitPattern: text.index)))
    fingerprint.fold(UInt64(actor?.rawValue ?? .max) << 1 | (isDeleted ? 1 : 0))
    fingerprint.fold(UInt64(madeBy?.number ?? .max))
  }
}
