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
    doneWord: "renamed",
    effects: [.title],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant, _ state: State) -> Bool { grant.isAtLeast(.admin) }

  static func isSo(_ goal: Goal, _ state: State) -> Bool {
    goal.subject.map { state.projects[$0.index].title == goal.text } ?? false
  }

  static func effect(_ goal: Goal, _ state: State) -> Event? {
    goal.subject.map { .titled($0, goal.text ?? .empty) }
  }

  static func trace(_ goal: Goal, _ state: State) -> Trace {
    Trace(
      prior: goal.subject.map { state.projects[$0.index].title.bits } ?? 0,
      value: (goal.text ?? .empty).bits)
  }

  static func stands(_ key: KeyRow, _ state: State) -> Bool {
    key.entity.map { state.projects[$0.index].title.bits == key.value } ?? false
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(intent: .renameProject, text: TextID(bits: key.prior))
  }
}
