/// Leaves a team.
enum LeaveTeamIntent: PlacingIntent {
  /// Whoever leaves gives nothing away, and takes nothing from anybody else, so that nothing is
  /// asked. It can't be undone: only an admin of the team takes people in.
  static let declaration = IntentDeclaration(
    kind: .leaveTeam,
    name: "LeaveTeamIntent",
    summary: "Leaves a team.",
    phrases: [Phrase("leave <team>")],
    parameters: [Parameter("team", "TeamEntity")],
    subjects: [.team],
    preconditions: ["in the team", "its last admin only when it has nothing to administer"],
    want: "leave", doneWord: "left",
    authentication: .requiresAuthentication,
    effects: [.membership],
    isDestructive: true,
    risk: .medium)

  static func permits(_ grant: Grant) -> Bool { true }

  static func place(_ goal: Goal) -> TeamRole? { nil }

  static func inverse(_ key: KeyRow) -> Inverse? { nil }
}
