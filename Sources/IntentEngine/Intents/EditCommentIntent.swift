/// Replaces the text of one's own comment.
enum EditCommentIntent: TitlingIntent {
  static let declaration = IntentDeclaration(
    kind: .editComment,
    name: "EditCommentIntent",
    summary: "Replaces the text of one's own comment.",
    phrases: [Phrase("edit <comment> to <text>")],
    parameters: [Parameter("comment", "CommentEntity"), Parameter("text", "String")],
    requires: .text,
    subjects: [.comment],
    preconditions: ["its author"],
    want: "edit", doneWord: "edited",
    authentication: .requiresAuthentication,
    effects: [.commentText],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAuthor }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .commentEdited($0, goal.text ?? .empty) }
  }
}
