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

  static func permits(_ grant: Grant, _ state: State) -> Bool {
    guard let task = grant.subject else { return false }
    return grant.isAtLeast(.editor) || state.tasks[task.index].assignee == grant.user
  }

  static func isSo(_ goal: Goal, _ state: State) -> Bool {
    goal.subject.map { state.tasks[$0.index].isDone } ?? false
  }

  static func effect(_ goal: Goal, _ state: State) -> Event? { goal.subject.map(Event.taskDone) }

  static func stands(_ key: KeyRow, _ state: State) -> Bool {
    key.entity.map { state.tasks[$0.index].isDone } ?? false
  }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: .reopenTask) }
}
