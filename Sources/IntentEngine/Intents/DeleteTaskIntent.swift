/// Deletes a task, with its comments; it can be restored for 30 days.
enum DeleteTaskIntent: TogglingIntent {
  static let declaration = IntentDeclaration(
    kind: .deleteTask,
    name: "DeleteTaskIntent",
    summary: "Deletes a task, with its comments; it can be restored for 30 days.",
    phrases: [Phrase("delete <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["editor", "the task is not deleted"],
    want: "delete", doneWord: "deleted",
    authentication: .requiresAuthentication,
    effects: [.taskDeleted],
    isDestructive: true,
    risk: .high,
    undoWindow: Limits.undoWindow)

  static let wanted = true
  static let opposite = IntentKind.restoreTask

  /// Who it is assigned to may do it, and not do away with it.
  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) }

  static func isOn(_ now: SubjectState) -> Bool { now.isDeleted }

  static func event(_ subject: EntityID) -> Event { .taskDeleted(subject) }

  static var acceptsTombstone: Bool { true }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(
      actor: state.tasks[subject.index].remover, at: state.tasks[subject.index].removedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDeleted = true }
}
