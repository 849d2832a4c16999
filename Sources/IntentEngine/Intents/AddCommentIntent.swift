/// Adds a comment to a task or a project.
enum AddCommentIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .addComment,
    name: "AddCommentIntent",
    summary: "Adds a comment to a task or a project.",
    phrases: [Phrase("comment <text> on <task|project>")],
    parameters: [Parameter("target", "TaskOrProjectEntity"), Parameter("text", "String")],
    requires: .text,
    subjects: [.task, .project],
    preconditions: ["editor"],
    want: "comment", doneWord: "added",
    authentication: .alwaysAllowed,
    effects: [.commentAdded],
    commutes: true,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map {
      .commentAdded(
        now.nextComment, in: $0, goal.text ?? .empty)
    }
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    !now.isDeleted
  }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: .deleteComment) }
}
