/// Makes an admin of a team a plain member, at the server's console.
enum DemoteMemberIntent: PlacingIntent {
  /// It takes control away from one, and gives it to nobody, so that nothing is asked.
  static let declaration = IntentDeclaration(
    kind: .demoteMember,
    name: "DemoteMemberIntent",
    summary: "Makes an admin of a team a plain member, at the server's console.",
    phrases: [Phrase("demote <user> in <team>")],
    parameters: [Parameter("team", "TeamEntity"), Parameter("member", "UserEntity")],
    requires: .member,
    subjects: [.team],
    preconditions: ["team admin or tenant admin", "the user is in the team"],
    want: "demote", doneWord: "demoted",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.membership],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func place(_ goal: Goal) -> TeamRole? { .member }
}
