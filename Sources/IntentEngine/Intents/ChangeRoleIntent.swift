/// Gives a member of a team another place in it.
enum ChangeRoleIntent: PlacingIntent {
  static let declaration = IntentDeclaration(
    kind: .changeRole,
    name: "ChangeRoleIntent",
    summary: "Gives a member of a team another place in it.",
    phrases: [Phrase("make <user> <team-role> in <team>")],
    parameters: [
      Parameter("team", "TeamEntity"), Parameter("member", "UserEntity"),
      Parameter("role", "TeamRoleAppEnum"),
    ],
    requires: [.member, .teamRole],
    subjects: [.team],
    preconditions: ["team admin", "the user is active and in the team"],
    want: "make", doneWord: "appointed",
    authentication: .requiresAuthentication,
    effects: [.membership],
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.place == .admin }

  static func place(_ goal: Goal) -> TeamRole? { goal.teamRole }
}
