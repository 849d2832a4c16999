/// Gives a project another title.
enum RenameProjectIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .renameProject,
    name: "RenameProjectIntent",
    summary: "Gives a project another title.",
    phrases: [Phrase("rename <project> to <text>")],
    parameters: [Parameter("project", "ProjectEntity"), Parameter("title", "String")],
    subjects: [.project],
    preconditions: ["admin"],
    want: "rename", doneWord: "renamed",
    effects: [.title],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

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
    Inverse(intent: .renameProject, text: TextID(bits: key.prior))
  }
}
