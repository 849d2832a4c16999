/// Marks a task as done.
enum CompleteTaskIntent: TogglingIntent {
  static let declaration = IntentDeclaration(
    kind: .completeTask,
    name: "CompleteTaskIntent",
    summary: "Marks a task as done.",
    phrases: [
      Phrase("complete <task>", schemas: 2...Request.currentSchema),
      Phrase("finish <task>", schemas: 1...1),
    ],
    parameters: [Parameter("task", "TaskEntity")],
    former: [
      FormerIntent(through: 1, name: "FinishTaskIntent", want: "finish", migration: .unchanged)
    ],
    subjects: [.task],
    preconditions: ["editor, or the one it is assigned to", "the task is open"],
    want: "complete", doneWord: "completed",
    authentication: .alwaysAllowed,
    effects: [.taskState],
    undoWindow: Limits.undoWindow)

  static let wanted = true
  static let opposite = IntentKind.reopenTask

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) || grant.isAssignee }

  static func isOn(_ now: SubjectState) -> Bool { now.isDone }

  static func event(_ subject: EntityID) -> Event { .taskDone(subject) }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(actor: state.tasks[subject.index].actor, at: state.tasks[subject.index].changedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDone = true }
}
