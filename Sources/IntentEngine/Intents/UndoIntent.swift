/// Takes back an operation, as its inverse.
enum UndoIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .undo,
    name: "UndoIntent",
    summary: "Takes back an operation, as its inverse.",
    phrases: [Phrase("undo <operation>")],
    parameters: [Parameter("operation", "OperationEntity")],
    requires: .operation,
    subjects: [],
    preconditions: ["what the inverse needs", "nothing changed since", "inside the undo window"],
    want: "undo", doneWord: "undone",
    authentication: .requiresAuthentication,
    visibility: .followUp,
    effects: [
      .taskState, .title, .commentText, .commentDeleted, .commentRestored, .membership, .audience,
      .archiving, .assignment, .suspension, .taskDeleted, .taskRestored, .placement,
    ],
    commutes: true,
    isDestructive: true,
    risk: .high,
    undoWindow: Limits.undoWindow)

  /// An undo is decided as its inverse intent; as itself it permits nothing.
  static func permits(_ grant: Grant) -> Bool { false }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? { nil }
}
