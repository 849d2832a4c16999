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
    doneWord: "deleted",
    effects: [.commentDeleted],
    isDestructive: true,
    risk: .high,
    undoWindow: Limits.undoWindow)
}
