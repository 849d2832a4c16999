/// Brings a deleted task back, with the comments that were not deleted singly.
enum RestoreTaskIntent: TogglingIntent {
  static let declaration = IntentDeclaration(
    kind: .restoreTask,
    name: "RestoreTaskIntent",
    summary: "Brings a deleted task back, with the comments that were not deleted singly.",
    phrases: [Phrase("restore <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["editor", "the task is deleted"],
    want: "restore", doneWord: "restored",
    authentication: .requiresAuthentication,
    effects: [.taskRestored],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static let wanted = false
  static let opposite = IntentKind.deleteTask

  static func permits(_ grant: Grant) -> Bool { DeleteTaskIntent.permits(grant) }

  static func isOn(_ now: SubjectState) -> Bool { now.isDeleted }

  static func event(_ subject: EntityID) -> Event { .taskRestored(subject) }

  static var acceptsTombstone: Bool { true }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    DeleteTaskIntent.lastChange(of: subject, in: state)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDeleted = false }
}
