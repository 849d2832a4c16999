/// Ends a team.
enum DissolveTeamIntent: IntentBehaviour {
  /// What the team owns must be handed over before. There is no way back, so that it is asked.
  static let declaration = IntentDeclaration(
    kind: .dissolveTeam,
    name: "DissolveTeamIntent",
    summary: "Ends a team.",
    phrases: [Phrase("dissolve <team>")],
    parameters: [Parameter("team", "TeamEntity")],
    subjects: [.team],
    preconditions: ["team admin or tenant admin", "it owns nothing"],
    want: "dissolve", doneWord: "dissolved",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.membership],
    isDestructive: true,
    risk: .high)

  static func permits(_ grant: Grant) -> Bool { grant.administersTeam }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { now.isDeleted }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .dissolved($0) }
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { now.isDeleted }

  static var acceptsTombstone: Bool { true }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(actor: state.teams[subject.index].actor, at: state.teams[subject.index].changedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isDeleted = true }
}
