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

  static func permits(_ grant: Grant, _ state: State) -> Bool {
    guard let comment = grant.subject else { return false }
    return state.comments[comment.index].author == grant.user
  }

  static func isSo(_ goal: Goal, _ state: State) -> Bool {
    goal.subject.map { state.comments[$0.index].text == goal.text } ?? false
  }

  static func effect(_ goal: Goal, _ state: State) -> Event? {
    goal.subject.map { .commentEdited($0, goal.text ?? .empty) }
  }

  static func trace(_ goal: Goal, _ state: State) -> Trace {
    Trace(
      prior: goal.subject.map { state.comments[$0.index].text.bits } ?? 0,
      value: (goal.text ?? .empty).bits)
  }

  static func stands(_ key: KeyRow, _ state: State) -> Bool {
    key.entity.map { state.comments[$0.index].text.bits == key.value } ?? false
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(intent: .editComment, text: TextID(bits: key.prior))
  }
}
