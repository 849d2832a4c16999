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
}
