/// Adds a comment to a task or a project.
enum AddCommentIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .addComment,
    name: "AddCommentIntent",
    summary: "Adds a comment to a task or a project.",
    phrases: [Phrase("comment <text> on <task|project>")],
    parameters: [Parameter("target", "TaskOrProjectEntity"), Parameter("text", "String")],
    subjects: [.task, .project],
    preconditions: ["editor"],
    doneWord: "added",
    effects: [.commentAdded],
    commutes: true,
    undoWindow: Limits.undoWindow)
}
