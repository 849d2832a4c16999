/// Gives a person, a team or an audience access to a project.
enum ShareProjectIntent: SharingIntent {
  static let declaration = IntentDeclaration(
    kind: .shareProject,
    name: "ShareProjectIntent",
    summary: "Gives a person, a team or an audience access to a project.",
    phrases: [
      Phrase("share <project> with <member> as <role>", schemas: 2...Request.currentSchema),
      Phrase("share <project> with everyone", audience: .tenant),
      Phrase("share <project> publicly", audience: .public),
      Phrase("show <project> to <member>", schemas: 1...1),
    ],
    parameters: [
      Parameter("project", "ProjectEntity"), Parameter("member", "MemberEntity", isRequired: false),
      Parameter("role", "RoleAppEnum", isRequired: false),
      Parameter("audience", "AudienceAppEnum", isRequired: false),
    ],
    // In schema 1 a member could only look, and its app said so.
    former: [
      FormerIntent(
        through: 1, name: "ShareProjectIntent", want: "share", migration: .role(.viewer))
    ],
    subjects: [.project],
    preconditions: ["admin"],
    want: "share", doneWord: "shared",
    authentication: .requiresAuthentication,
    effects: [.membership, .audience],
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func worksOnArchived(_ goal: Goal, _ now: SubjectState) -> Bool {
    goal.member == nil && (goal.audience ?? .public) < now.audience
  }
}
