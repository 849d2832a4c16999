/// Gives a project another title.
enum RenameProjectIntent: TitlingIntent {
  static let declaration = IntentDeclaration(
    kind: .renameProject,
    name: "RenameProjectIntent",
    summary: "Gives a project another title.",
    phrases: [Phrase("rename <project> to <text>")],
    parameters: [Parameter("project", "ProjectEntity"), Parameter("title", "String")],
    requires: .text,
    subjects: [.project],
    preconditions: ["admin"],
    want: "rename", doneWord: "renamed",
    authentication: .requiresAuthentication,
    effects: [.title],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }
}
