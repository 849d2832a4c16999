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
    want: "edit", doneWord: "edited",
    effects: [.commentText],
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool {
    grant.isAuthor
  }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    now.title == goal.text
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .commentEdited($0, goal.text ?? .empty) }
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    Trace(
      prior: now.title.bits, value: (goal.text ?? .empty).bits)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    now.title.bits == key.value
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(intent: .editComment, text: TextID(bits: key.prior))
  }
}
