/// A task.
@frozen
public struct TaskRow: Row {
  public var project: EntityID
  public var title: TextID
  public var version: Version
  public var isDone: Bool
  /// Gone for good: only the fault `identity.stable/rename` makes such a row.
  public var isReplaced: Bool
  public var assignee: EntityID?
  /// Who assigned it, or took it from somebody, last; `nil` at time 0.
  public var assigner: EntityID?
  public var assignedAt: Instant
  /// Who marked it done or open last; `nil` at time 0.
  public var actor: EntityID?
  public var changedAt: Instant
  /// The first `AliasRow` of an id that became an old one, or -1.
  public var firstAlias: Int32 = -1

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(project.rawValue) << 32 | UInt64(version.number))
    fingerprint.fold(
      UInt64(UInt32(bitPattern: title.index)) << 2 | (isDone ? 2 : 0) | (isReplaced ? 1 : 0))
    fingerprint.fold(
      UInt64(assignee?.rawValue ?? .max) << 32 | UInt64(actor?.rawValue ?? .max))
    fingerprint.fold(UInt64(assigner?.rawValue ?? .max))
  }
}
