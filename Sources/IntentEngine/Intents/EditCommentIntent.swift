/// Replaces the text of one's own comment.
enum EditCommentIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .editComment,
    name: "EditCommentIntent",
    summary: "Replaces the text of one's own comment.",
    phrases: [Phrase("edit <comment> to <text>")],
    parameters: [Parameter("comment", "CommentEntity"), Parameter("text", "String")],
    subjects: [.comment],
    preconditions: ["its author"],
    doneWord: "edited",
    effects: [.commentText],
    undoWindow: Limits.undoWindow)
}
