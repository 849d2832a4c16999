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
  public var isDeleted = false
  /// Who deleted or restored it last; `nil` at time 0, unless it was deleted before.
  public var remover: EntityID?
  public var removedAt = Instant.start
  /// Who moved it last to the project that it is in; `nil` at time 0.
  public var mover: EntityID?
  public var movedAt = Instant.start

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(project.rawValue) << 32 | UInt64(version.number))
    fingerprint.fold(
      UInt64(UInt32(bitPattern: title.index)) << 2 | (isDone ? 2 : 0) | (isReplaced ? 1 : 0))
    fingerprint.fold(
      UInt64(remover?.rawValue ?? .max) << 32 | UInt64(mover?.rawValue ?? .max))
    fingerprint.fold(isDeleted)
    fingerprint.fold(
      UInt64(assignee?.rawValue ?? .max) << 32 | UInt64(actor?.rawValue ?? .max))
    fingerprint.fold(UInt64(assigner?.rawValue ?? .max))
  }
}
