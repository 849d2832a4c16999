/// Gives a task another title.
enum RenameTaskIntent: TitlingIntent {
  static let declaration = IntentDeclaration(
    kind: .renameTask,
    name: "RenameTaskIntent",
    summary: "Gives a task another title.",
    phrases: [Phrase("rename <task> to <text>")],
    parameters: [Parameter("task", "TaskEntity"), Parameter("title", "String")],
    requires: .text,
    subjects: [.task],
    preconditions: ["editor"],
    want: "rename", doneWord: "renamed",
    authentication: .alwaysAllowed,
    effects: [.title],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) }
}
