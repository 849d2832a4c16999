/// Gives a task another title.
enum RenameTaskIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .renameTask,
    name: "RenameTaskIntent",
    summary: "Gives a task another title.",
    phrases: [Phrase("rename <task> to <text>")],
    parameters: [Parameter("task", "TaskEntity"), Parameter("title", "String")],
    subjects: [.task],
    preconditions: ["editor"],
    doneWord: "renamed",
    effects: [.title],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant, _ state: State) -> Bool { grant.isAtLeast(.editor) }

  static func isSo(_ goal: Goal, _ state: State) -> Bool {
    goal.subject.map { state.tasks[$0.index].title == goal.text } ?? false
  }

  static func effect(_ goal: Goal, _ state: State) -> Event? {
    goal.subject.map { .titled($0, goal.text ?? .empty) }
  }

  static func trace(_ goal: Goal, _ state: State) -> Trace {
    Trace(
      prior: goal.subject.map { state.tasks[$0.index].title.bits } ?? 0,
      value: (goal.text ?? .empty).bits)
  }

  static func stands(_ key: KeyRow, _ state: State) -> Bool {
    key.entity.map { state.tasks[$0.index].title.bits == key.value } ?? false
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(intent: .renameTask, text: TextID(bits: key.prior))
  }
}
