/// Brings a deleted comment back.
enum RestoreCommentIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .restoreComment,
    name: "RestoreCommentIntent",
    summary: "Brings a deleted comment back.",
    phrases: [Phrase("restore <comment>")],
    parameters: [Parameter("comment", "CommentEntity")],
    subjects: [.comment],
    preconditions: ["its author, or an admin", "the comment is deleted"],
    want: "restore", doneWord: "restored",
    effects: [.commentRestored],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool {
    grant.isAtLeast(.admin) || grant.isAuthor
  }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    !now.isDeleted
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map(Event.commentRestored)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    !now.isDeleted
  }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: .deleteComment) }
}
