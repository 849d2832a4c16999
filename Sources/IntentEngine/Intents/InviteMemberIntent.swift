/// Takes somebody into a team.
enum InviteMemberIntent: PlacingIntent {
  /// It only adds: whoever is in the team already, as that or as more, is left as they are.
  static let declaration = IntentDeclaration(
    kind: .inviteMember,
    name: "InviteMemberIntent",
    summary: "Takes somebody into a team.",
    phrases: [Phrase("invite <user> to <team> as <team-role>")],
    parameters: [
      Parameter("team", "TeamEntity"), Parameter("member", "UserEntity"),
      Parameter("role", "TeamRoleAppEnum"),
    ],
    requires: [.member, .teamRole],
    subjects: [.team],
    preconditions: ["team admin or tenant admin", "the user is active"],
    want: "invite", doneWord: "invited",
    authentication: .requiresAuthentication,
    effects: [.membership],
    commutes: true,
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func place(_ goal: Goal) -> TeamRole? { goal.teamRole }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    guard let place = now.place, let wanted = goal.teamRole else { return false }
    return place >= wanted
  }
}
