/// Takes somebody out of a project or a team, at the server's console.
enum RemoveMemberIntent: LeavingIntent {
  static let declaration = IntentDeclaration(
    kind: .removeMember,
    name: "RemoveMemberIntent",
    summary: "Takes somebody out of a project or a team, at the server's console.",
    phrases: [Phrase("remove <user> from <project|team>")],
    parameters: [
      Parameter("container", "ProjectOrTeamEntity"), Parameter("member", "UserEntity"),
    ],
    requires: .member,
    subjects: [.project, .team],
    preconditions: ["admin of the project; team admin or tenant admin for a team"],
    want: "remove", doneWord: "removed",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.membership, .ownership],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) || grant.administersTeam }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let subject = goal.subject, let member = goal.member else { return nil }
    return subject.kind == .team
      ? .placed(subject, member: member, nil) : .left(subject, member, to: nil)
  }

  /// The place or the role that ends, plus one; 0 for none.
  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    let prior = now.place?.rawValue ?? now.memberRole?.rawValue
    return Trace(prior: prior.map { UInt32($0) + 1 } ?? 0)
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    guard let member = key.member, key.prior > 0 else { return nil }
    let prior = UInt8(truncatingIfNeeded: key.prior - 1)
    return key.entity?.kind == .team
      ? Inverse(intent: .inviteMember, member: member, teamRole: TeamRole(rawValue: prior))
      : Inverse(intent: .shareProject, member: member, role: Role(rawValue: prior))
  }
}
