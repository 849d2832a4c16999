/// Gives a personally owned project to another owner.
enum TransferProjectIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .transferProject,
    name: "TransferProjectIntent",
    summary: "Gives a personally owned project to another owner.",
    phrases: [Phrase("transfer <project> to <user>")],
    parameters: [Parameter("project", "ProjectEntity"), Parameter("newOwner", "UserEntity")],
    subjects: [.project],
    preconditions: ["its owner", "the new owner is an active user of the tenant"],
    doneWord: "transferred",
    effects: [.ownership],
    isDestructive: true,
    risk: .high)

  static func permits(_ grant: Grant, _ state: State) -> Bool {
    grant.project.map { state.projects[$0.index].owner == grant.user } ?? false
  }

  static func isSo(_ goal: Goal, _ state: State) -> Bool {
    goal.project.map { state.projects[$0.index].owner == goal.member } ?? false
  }

  static func effect(_ goal: Goal, _ state: State) -> Event? {
    guard let project = goal.project, let member = goal.member else { return nil }
    return .ownerSet(project, member)
  }

  static func stands(_ key: KeyRow, _ state: State) -> Bool {
    key.entity.map { state.projects[$0.index].owner == key.member } ?? false
  }
}
