/// A team: the head of the list of its members.
@frozen
public struct TeamRow: Row {
  public var tenant: EntityID
  public var title: TextID
  public var version: Version
  /// The first `TeamMemberRow`, or -1.
  public var firstMember: Int32
  /// Gone: nobody is in it, and nobody ever will be.
  public var isDissolved = false
  /// Who dissolved it; `nil` while nobody did.
  public var actor: EntityID?
  /// When that was.
  public var changedAt = Instant.start

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(version.number))
    fingerprint.fold(UInt64(UInt32(bitPattern: title.index)) << 1 | (isDissolved ? 1 : 0))
    fingerprint.fold(UInt64(actor?.rawValue ?? .max))
  }
}

/// A user's place in a team; a member that was removed keeps its row, without a role.
@frozen
public struct TeamMemberRow: Row {
  public var team: EntityID
  public var user: EntityID
  public var role: TeamRole?
  /// Who set the role last; `nil` at time 0.
  public var actor: EntityID?
  public var changedAt = Instant.start
  /// Since when an admin, without a break; of no meaning for who is none.
  public var adminSince = Instant(.min)
  /// The team's next member, or -1.
  public var next: Int32

  /// Whether the user is an admin of the team.
  public var isAdmin: Bool { role == .admin }

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(team.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(UInt64(actor?.rawValue ?? .max) << 32 | UInt64(role?.rawValue ?? .max))
    fingerprint.fold(Int(adminSince.milliseconds))
  }
}
