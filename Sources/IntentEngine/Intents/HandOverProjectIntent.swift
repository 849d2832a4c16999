/// Leaves a project of one's own, and gives it to somebody, at once.
enum HandOverProjectIntent: IntentBehaviour {
  /// One transaction: at no moment is the project nobody's (rule `ownership.never-orphaned`).
  static let declaration = IntentDeclaration(
    kind: .handOverProject,
    name: "HandOverProjectIntent",
    summary: "Leaves a project of one's own, and gives it to somebody, at once.",
    phrases: [Phrase("leave <project> handing over to <user>")],
    parameters: [Parameter("project", "ProjectEntity"), Parameter("successor", "UserEntity")],
    requires: .member,
    subjects: [.project],
    preconditions: ["its owner", "the successor is another, active user of the tenant"],
    want: "leave", doneWord: "left",
    authentication: .requiresAuthentication,
    effects: [.membership, .ownership],
    isDestructive: true,
    risk: .high)

  static func permits(_ grant: Grant) -> Bool { grant.isOwner }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let project = goal.subject, let successor = goal.member else { return nil }
    return .left(project, goal.user, to: successor)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { now.owner == key.member }
}
