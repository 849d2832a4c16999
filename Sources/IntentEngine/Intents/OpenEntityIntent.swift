/// Opens a project, a task or a comment.
enum OpenEntityIntent: ReadingIntent {
  static let declaration = IntentDeclaration(
    kind: .openEntity,
    name: "OpenEntityIntent",
    summary: "Opens a project, a task or a comment.",
    phrases: [Phrase("open <task|project|comment>")],
    parameters: [Parameter("target", "Entity")],
    subjects: [.task, .project, .comment],
    preconditions: ["viewer"],
    want: "open", doneWord: "opened",
    authentication: .requiresAuthentication,
    isRead: true)
}
