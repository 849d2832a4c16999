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
    doneWord: "restored",
    effects: [.commentRestored],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant, _ state: State) -> Bool {
    guard let comment = grant.subject else { return false }
    return grant.isAtLeast(.admin) || state.comments[comment.index].author == grant.user
  }

  static func isSo(_ goal: Goal, _ state: State) -> Bool {
    goal.subject.map { !state.comments[$0.index].isDeleted } ?? false
  }

  static func effect(_ goal: Goal, _ state: State) -> Event? {
    goal.subject.map(Event.commentRestored)
  }

  static func stands(_ key: KeyRow, _ state: State) -> Bool {
    key.entity.map { !state.comments[$0.index].isDeleted } ?? false
  }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: .deleteComment) }
}
