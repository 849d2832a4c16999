/// Marks a done task as open again.
enum ReopenTaskIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .reopenTask,
    name: "ReopenTaskIntent",
    summary: "Marks a done task as open again.",
    phrases: [Phrase("reopen <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["editor, or the one it is assigned to", "the task is done"],
    doneWord: "reopened",
    effects: [.taskState],
    undoWindow: Limits.undoWindow)
}
