/// Lists the user's operations that wait for an answer.
enum PendingIntent: ReadingIntent {
  static let declaration = IntentDeclaration(
    kind: .pending,
    name: "PendingIntent",
    summary: "Lists the user's operations that wait for an answer.",
    phrases: [Phrase("pending")],
    parameters: [],
    subjects: [],
    preconditions: [],
    want: "pending", doneWord: "listed",
    authentication: .requiresAuthentication,
    isRead: true)
}
