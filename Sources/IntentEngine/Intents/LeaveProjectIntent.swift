/// Leaves a project that is shared with oneself.
enum LeaveProjectIntent: LeavingIntent {
  /// Whoever leaves gives nothing away, and takes nothing from anybody else, so that nothing is
  /// asked. It can't be undone: only an admin of the project shares it.
  static let declaration = IntentDeclaration(
    kind: .leaveProject,
    name: "LeaveProjectIntent",
    summary: "Leaves a project that is shared with oneself.",
    phrases: [Phrase("leave <project>")],
    parameters: [Parameter("project", "ProjectEntity")],
    subjects: [.project],
    preconditions: ["a member by name; an owner hands it over first"],
    want: "leave", doneWord: "left",
    authentication: .requiresAuthentication,
    effects: [.membership, .ownership],
    isDestructive: true,
    risk: .medium)

  /// Who is in it by a team leaves the team.
  static func permits(_ grant: Grant) -> Bool {
    grant.isOwner || grant.isMember || grant.role == nil
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .left($0, goal.user, to: nil) }
  }
}
