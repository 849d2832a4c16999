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
    want: "reopen", doneWord: "reopened",
    effects: [.taskState],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool {
    grant.isAtLeast(.editor) || grant.isAssignee
  }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    !now.isDone
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map(Event.taskReopened)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    !now.isDone
  }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: .completeTask) }
}
