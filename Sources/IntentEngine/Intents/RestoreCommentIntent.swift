/// Brings a deleted comment back.
enum RestoreCommentIntent: TogglingIntent {
  static let declaration = IntentDeclaration(
    kind: .restoreComment,
    name: "RestoreCommentIntent",
    summary: "Brings a deleted comment back.",
    phrases: [Phrase("restore <comment>")],
    parameters: [Parameter("comment", "CommentEntity")],
    subjects: [.comment],
    preconditions: ["its author, or an admin", "the comment is deleted"],
    want: "restore", doneWord: "restored",
    authentication: .requiresAuthentication,
    effects: [.commentRestored],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static let wanted = false
  static let opposite = IntentKind.deleteComment

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) || grant.isAuthor }

  static func isOn(_ now: SubjectState) -> Bool { now.isDeleted }

  static func event(_ subject: EntityID) -> Event { .commentRestored(subject) }

  static var acceptsTombstone: Bool { true }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(
      actor: state.comments[subject.index].actor, at: state.comments[subject.index].changedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDeleted = false }
}
