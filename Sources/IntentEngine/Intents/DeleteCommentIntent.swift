/// Deletes a comment; it can be restored for 30 days.
enum DeleteCommentIntent: TogglingIntent {
  static let declaration = IntentDeclaration(
    kind: .deleteComment,
    name: "DeleteCommentIntent",
    summary: "Deletes a comment; it can be restored for 30 days.",
    phrases: [Phrase("delete <comment>")],
    parameters: [Parameter("comment", "CommentEntity")],
    subjects: [.comment],
    preconditions: ["its author, or an admin", "the comment is not deleted"],
    want: "delete", doneWord: "deleted",
    authentication: .requiresAuthentication,
    effects: [.commentDeleted],
    isDestructive: true,
    risk: .high,
    undoWindow: Limits.undoWindow)

  static let wanted = true
  static let opposite = IntentKind.restoreComment

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) || grant.isAuthor }

  static func isOn(_ now: SubjectState) -> Bool { now.isDeleted }

  static func event(_ subject: EntityID) -> Event { .commentDeleted(subject) }

  static var acceptsTombstone: Bool { true }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(
      actor: state.comments[subject.index].actor, at: state.comments[subject.index].changedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDeleted = true }
}
