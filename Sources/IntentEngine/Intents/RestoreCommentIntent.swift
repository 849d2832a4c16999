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
}
