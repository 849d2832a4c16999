/// A team: the head of the list of its members.
@frozen
public struct TeamRow: Row {
  public var tenant: EntityID
  /// The first `TeamMemberRow`, or -1.
  public var firstMember: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue))
    fingerprint.fold(Int(firstMember))
  }
}

/// A user's place in a team.
@frozen
public struct TeamMemberRow: Row {
  public var user: EntityID
  public var isAdmin: Bool
  /// The team's next member, or -1.
  public var next: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(user.rawValue) << 1 | (isAdmin ? 1 : 0))
  }
}
