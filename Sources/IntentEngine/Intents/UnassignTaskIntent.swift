/// Takes a task from whoever it is assigned to.
enum UnassignTaskIntent: AssigningIntent {
  static let declaration = IntentDeclaration(
    kind: .unassignTask,
    name: "UnassignTaskIntent",
    summary: "Takes a task from whoever it is assigned to.",
    phrases: [Phrase("unassign <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["editor"],
    want: "unassign", doneWord: "unassigned",
    authentication: .requiresAuthentication,
    effects: [.assignment],
    undoWindow: Limits.undoWindow)

  static func assignee(_ goal: Goal) -> EntityID? { nil }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.assignee = nil }
}
