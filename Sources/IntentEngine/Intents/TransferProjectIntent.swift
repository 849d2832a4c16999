/// Gives a project to another owner; a team's project is only proposed to them, for two people to
/// approve (rule `ownership.quorum`).
enum TransferProjectIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .transferProject,
    name: "TransferProjectIntent",
    summary: "Gives a project away; where a team owns it, two people must approve.",
    phrases: [
      Phrase("transfer <project> to <user>", schemas: 2...Request.currentSchema),
      Phrase("hand over <project>", schemas: 1...1),
    ],
    parameters: [Parameter("project", "ProjectEntity"), Parameter("newOwner", "UserEntity")],
    requires: .member,
    // Schema 1 named no new owner: whoever had been an admin longest became it. Nobody is guessed.
    former: [
      FormerIntent(
        through: 1, name: "HandOverProjectIntent", want: "hand over", migration: .impossible)
    ],
    subjects: [.project],
    preconditions: ["its owner, or an admin of its team", "the new owner is an active user"],
    want: "transfer", doneWord: "transferred",
    authentication: .requiresAuthentication,
    effects: [.ownership],
    isDestructive: true,
    risk: .high)

  static func permits(_ grant: Grant) -> Bool { grant.isOwner || grant.actsForOwner }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    now.owner == goal.member
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let project = goal.project, let member = goal.member else { return nil }
    return .ownerSet(project, member)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    now.owner == key.member
  }
}
