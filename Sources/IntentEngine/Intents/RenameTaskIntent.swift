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
    want: "rename", doneWord: "renamed",
    effects: [.title],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    now.title == goal.text
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .titled($0, goal.text ?? .empty) }
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    Trace(
      prior: now.title.bits, value: (goal.text ?? .empty).bits)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    now.title.bits == key.value
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(intent: .renameTask, text: TextID(bits: key.prior))
  }
}
