/// Attaches a file that another app handed over to a task.
enum AttachFileIntent: IntentBehaviour {
  /// It only adds, and shows to nobody what was hidden; but it reads what the device holds, and so
  /// waits for the unlock. An attached file stays: nothing takes it back.
  static let declaration = IntentDeclaration(
    kind: .attachFile,
    name: "AttachFileIntent",
    summary: "Attaches a file that another app handed over to a task.",
    phrases: [Phrase("attach <file> to <task>", schemas: 3...Request.currentSchema)],
    parameters: [Parameter("file", "IntentFile"), Parameter("task", "TaskEntity")],
    requires: .file,
    subjects: [.task],
    preconditions: [
      "editor", "a sound name, an allowed type by claim, name and content, and at most 25MB",
    ],
    want: "attach", doneWord: "attached",
    authentication: .requiresAuthentication,
    effects: [.attachment],
    commutes: true,
    risk: .medium)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let task = goal.subject, let file = goal.file else { return nil }
    return .fileAttached(task, file)
  }
}
