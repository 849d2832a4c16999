/// Marks a done task as open again.
enum ReopenTaskIntent: TogglingIntent {
  static let declaration = IntentDeclaration(
    kind: .reopenTask,
    name: "ReopenTaskIntent",
    summary: "Marks a done task as open again.",
    phrases: [Phrase("reopen <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["editor, or the one it is assigned to", "the task is done"],
    want: "reopen", doneWord: "reopened",
    authentication: .alwaysAllowed,
    effects: [.taskState],
    undoWindow: Limits.undoWindow)

  static let wanted = false
  static let opposite = IntentKind.completeTask

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) || grant.isAssignee }

  static func isOn(_ now: SubjectState) -> Bool { now.isDone }

  static func event(_ subject: EntityID) -> Event { .taskReopened(subject) }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(actor: state.tasks[subject.index].actor, at: state.tasks[subject.index].changedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDone = false }
}
