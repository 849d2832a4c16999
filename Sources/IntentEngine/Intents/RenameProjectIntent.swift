/// Gives a project another title.
enum RenameProjectIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .renameProject,
    name: "RenameProjectIntent",
    summary: "Gives a project another title.",
    phrases: [Phrase("rename <project> to <text>")],
    parameters: [Parameter("project", "ProjectEntity"), Parameter("title", "String")],
    subjects: [.project],
    preconditions: ["admin"],
    doneWord: "renamed",
    effects: [.title],
    risk: .medium,
    undoWindow: Limits.undoWindow)
}
