/// Gives a task to somebody who may see it.
enum AssignTaskIntent: AssigningIntent {
  /// It shows nothing to anyone, so that nothing is asked: only who sees the project already can
  /// be given a task in it.
  static let declaration = IntentDeclaration(
    kind: .assignTask,
    name: "AssignTaskIntent",
    summary: "Gives a task to somebody who may see it.",
    phrases: [Phrase("assign <task> to <user>")],
    parameters: [Parameter("task", "TaskEntity"), Parameter("assignee", "UserEntity")],
    requires: .member,
    subjects: [.task],
    preconditions: ["editor", "the user is active and may see the project"],
    want: "assign", doneWord: "assigned",
    authentication: .requiresAuthentication,
    effects: [.assignment],
    undoWindow: Limits.undoWindow)

  static func assignee(_ goal: Goal) -> EntityID? { goal.member }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) {
    if case .id(let user) = arguments.member { copy.assignee = user }
  }
}
