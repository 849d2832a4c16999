/// Deletes a comment; it can be restored for 30 days.
enum DeleteCommentIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .deleteComment,
    name: "DeleteCommentIntent",
    summary: "Deletes a comment; it can be restored for 30 days.",
    phrases: [Phrase("delete <comment>")],
    parameters: [Parameter("comment", "CommentEntity")],
    subjects: [.comment],
    preconditions: ["its author, or an admin", "the comment is not deleted"],
    want: "delete", doneWord: "deleted",
    effects: [.commentDeleted],
    isDestructive: true,
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool {
    grant.isAtLeast(.admin) || grant.isAuthor
  }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    now.isDeleted
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map(Event.commentDeleted)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    now.isDeleted
  }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: .restoreComment) }
}
