/// Takes access to a project away.
enum UnshareProjectIntent: SharingIntent {
  static let declaration = IntentDeclaration(
    kind: .unshareProject,
    name: "UnshareProjectIntent",
    summary: "Takes access to a project away.",
    phrases: [
      Phrase("unshare <project> from <member>"),
      Phrase("unshare <project> from everyone", audience: .private),
    ],
    parameters: [
      Parameter("project", "ProjectEntity"), Parameter("member", "MemberEntity", isRequired: false),
      Parameter("audience", "AudienceAppEnum", isRequired: false),
    ],
    subjects: [.project],
    preconditions: ["admin"],
    want: "unshare", doneWord: "unshared",
    authentication: .requiresAuthentication,
    effects: [.membership, .audience],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static var worksOnArchived: Bool { true }
}
