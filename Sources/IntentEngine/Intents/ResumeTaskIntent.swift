/// Goes on with a task on this device: the task as it is now, and what the user left open about it,
/// wherever that was begun (rule `recover.elsewhere`).
enum ResumeTaskIntent: ReadingIntent {
  static let declaration = IntentDeclaration(
    kind: .resumeTask,
    name: "ResumeTaskIntent",
    summary: "Goes on with a task: as it is now, with what the user left open about it.",
    phrases: [Phrase("resume <task>")],
    parameters: [Parameter("task", "TaskEntity")],
    subjects: [.task],
    preconditions: ["viewer"],
    want: "resume", doneWord: "resumed",
    authentication: .requiresAuthentication,
    isRead: true)
}
