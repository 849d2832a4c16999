/// Turns a task over: done becomes open, and open done.
enum ToggleTaskIntent: IntentBehaviour {
  /// A tap that comes twice would undo itself, so that it is for the app's own list alone, where the
  /// user sees the state that is turned over; anywhere else one completes or reopens.
  static let declaration = IntentDeclaration(
    kind: .toggleTask,
    name: "ToggleTaskIntent",
    summary: "Turns a task over: done becomes open, and open done.",
    phrases: [Phrase("toggle <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["editor, or the one it is assigned to"],
    want: "toggle", doneWord: "toggled",
    authentication: .alwaysAllowed,
    visibility: .app,
    effects: [.taskState],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { CompleteTaskIntent.permits(grant) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { now.isDone ? .taskReopened($0) : .taskDone($0) }
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    Trace(prior: now.isDone ? 1 : 0, value: now.isDone ? 0 : 1)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDone.toggle() }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { now.isDone == (key.value == 1) }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(intent: key.prior == 1 ? .completeTask : .reopenTask)
  }
}
