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
    want: "complete", doneWord: "completed",
    effects: [.taskState],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool {
    grant.isAtLeast(.editor) || grant.isAssignee
  }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    now.isDone
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map(Event.taskDone)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    now.isDone
  }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: .reopenTask) }
}
