/// Merges a project or a task into another one.
enum MergeEntitiesIntent: IntentBehaviour {
  /// It can't be undone: what belonged to which is no longer known. Whether it is asked for depends
  /// on who sees, and who owns, the two.
  static let declaration = IntentDeclaration(
    kind: .mergeEntities,
    name: "MergeEntitiesIntent",
    summary: "Merges a project or a task into another one.",
    phrases: [
      Phrase("merge <project> into <other-project>"), Phrase("merge <task> into <other-task>"),
    ],
    parameters: [
      Parameter("target", "TaskOrProjectEntity"), Parameter("successor", "TaskOrProjectEntity"),
    ],
    requires: .destination,
    subjects: [.project, .task],
    preconditions: [
      "admin in both; of a project that gets another owner, its owner", "not one and the same",
    ],
    want: "merge", doneWord: "merged",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.identity],
    isDestructive: true,
    risk: .high)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let old = goal.subject, let new = goal.destination else { return nil }
    return .merged(old, into: new)
  }
}
