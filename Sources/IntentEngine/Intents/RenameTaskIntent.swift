/// Gives a task another title.
enum RenameTaskIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .renameTask,
    name: "RenameTaskIntent",
    summary: "Gives a task another title.",
    phrases: [Phrase("rename <task> to <text>")],
    parameters: [Parameter("task", "TaskEntity"), Parameter("title", "String")],
    subjects: [.task],
    preconditions: ["editor"],
    doneWord: "renamed",
    effects: [.title],
    undoWindow: Limits.undoWindow)
}
