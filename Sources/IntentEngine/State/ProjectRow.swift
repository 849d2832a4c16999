/// A project.
@frozen
public struct ProjectRow: Row {
  public var tenant: EntityID
  public var title: TextID
  /// A user or a team.
  public var owner: EntityID
  public var version: Version
  /// The first `MemberRow`, or -1.
  public var firstMember: Int32
  public var audience: Audience
  public var isArchived: Bool
  /// Who archived it or brought it back last; `nil` at time 0.
  public var actor: EntityID?
  /// When that was.
  public var changedAt: Instant
  /// The first `AliasRow` of an id that became an old one, or -1.
  public var firstAlias: Int32 = -1
  /// Not there at all: how a twin world is made without giving other entities other ids
  /// (rule `privacy.twin-worlds`).
  public var isMissing = false

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(owner.rawValue))
    fingerprint.fold(UInt64(version.number) << 32 | UInt64(UInt32(bitPattern: title.index)))
    fingerprint.fold(UInt64(audience.rawValue) << 1 | (isArchived ? 1 : 0))
    fingerprint.fold(UInt64(actor?.rawValue ?? .max))
  }
}

/// A user's or a team's role in a project; a member that was removed keeps its row, without a role.
@frozen
public struct MemberRow: Row {
  public var project: EntityID
  /// A user or a team.
  public var member: EntityID
  public var role: Role?
  /// Who gave or took the role last; `nil` at time 0.
  public var actor: EntityID?
  public var changedAt = Instant.start
  /// The project's next member, or -1.
  public var next: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(project.rawValue) << 32 | UInt64(member.rawValue))
    fingerprint.fold(UInt64(actor?.rawValue ?? .max) << 32 | UInt64(role?.rawValue ?? .max))
  }
}
