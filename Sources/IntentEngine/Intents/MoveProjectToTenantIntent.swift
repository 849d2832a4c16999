/// Moves a project to another tenant, where it has new ids and a new owner.
enum MoveProjectToTenantIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .moveProjectToTenant,
    name: "MoveProjectToTenantIntent",
    summary: "Moves a project to another tenant, where it has new ids and a new owner.",
    phrases: [Phrase("move <project> to tenant <tenant> owned by <user>")],
    parameters: [
      Parameter("project", "ProjectEntity"), Parameter("tenant", "TenantEntity"),
      Parameter("newOwner", "UserEntity"),
    ],
    requires: [.destination, .member],
    subjects: [.project],
    preconditions: [
      "the project's owner, and admin of both tenants",
      "the new owner is active in the new one",
    ],
    want: "move", doneWord: "moved",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.identity],
    isDestructive: true,
    risk: .high)

  static func permits(_ grant: Grant) -> Bool { grant.isTenantAdmin }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    goal.destination == goal.tenant && goal.member == now.owner
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let project = goal.subject, let tenant = goal.destination, let owner = goal.member
    else { return nil }
    return .projectLeft(project, TenantMove(tenant: tenant, owner: owner))
  }
}
