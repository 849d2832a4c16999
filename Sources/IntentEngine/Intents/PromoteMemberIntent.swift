/// Makes a member of a team its admin, at the server's console.
enum PromoteMemberIntent: PlacingIntent {
  static let declaration = IntentDeclaration(
    kind: .promoteMember,
    name: "PromoteMemberIntent",
    summary: "Makes a member of a team its admin, at the server's console.",
    phrases: [Phrase("promote <user> in <team>")],
    parameters: [Parameter("team", "TeamEntity"), Parameter("member", "UserEntity")],
    requires: .member,
    subjects: [.team],
    preconditions: ["team admin or tenant admin", "the user is active and in the team"],
    want: "promote", doneWord: "promoted",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.membership],
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func place(_ goal: Goal) -> TeamRole? { .admin }
}
