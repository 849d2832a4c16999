/// Lists the user's operations that wait for an answer.
enum PendingIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .pending,
    name: "PendingIntent",
    summary: "Lists the user's operations that wait for an answer.",
    phrases: [Phrase("pending")],
    parameters: [],
    subjects: [],
    preconditions: [],
    want: "pending", doneWord: "listed",
    isRead: true)

  static func permits(_ grant: Grant) -> Bool { true }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? { nil }
}
