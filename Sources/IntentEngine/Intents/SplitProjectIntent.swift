/// Lets a project's id lead to a choice of two others; what is in it goes to the first.
enum SplitProjectIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .splitProject,
    name: "SplitProjectIntent",
    summary: "Lets a project's id lead to two others; what is in it goes to the first.",
    phrases: [Phrase("split <project> into <other-project>, <third-project>")],
    parameters: [
      Parameter("project", "ProjectEntity"), Parameter("first", "ProjectEntity"),
      Parameter("second", "ProjectEntity"),
    ],
    requires: [.destination, .alternative],
    subjects: [.project],
    preconditions: [
      "admin in all three; where the first has another owner, the owner", "three different ones",
    ],
    want: "split", doneWord: "split",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.identity],
    isDestructive: true,
    risk: .high)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let old = goal.subject, let first = goal.destination, let second = goal.alternative
    else { return nil }
    return .projectSplit(old, into: first, and: second)
  }
}
