/// Marks a task as done.
enum CompleteTaskIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .completeTask,
    name: "CompleteTaskIntent",
    summary: "Marks a task as done.",
    phrases: [Phrase("complete <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["editor, or the one it is assigned to", "the task is open"],
    doneWord: "completed",
    effects: [.taskState],
    undoWindow: Limits.undoWindow)
}
