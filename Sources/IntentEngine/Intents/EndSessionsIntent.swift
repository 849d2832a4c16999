/// Signs somebody out of the tenant, on every device.
enum EndSessionsIntent: IntentBehaviour {
  /// It takes nothing that signing in does not bring back, so that nothing is asked.
  static let declaration = IntentDeclaration(
    kind: .endSessions,
    name: "EndSessionsIntent",
    summary: "Signs somebody out of the tenant, on every device.",
    phrases: [Phrase("end sessions of <user>")],
    parameters: [Parameter("user", "UserEntity")],
    subjects: [.user],
    preconditions: ["tenant admin", "the user is signed in"],
    want: "end sessions", doneWord: "ended",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.sessions],
    risk: .medium)

  static func permits(_ grant: Grant) -> Bool { grant.isTenantAdmin }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { !now.isSignedIn }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .sessionsEnded(of: $0, in: goal.tenant) }
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { !now.isSignedIn }

  static func lastChange(for goal: Goal, in state: borrowing State) -> LastChange? {
    let ended = state.sessions.rows.filter {
      $0.user == goal.subject && $0.tenant == goal.tenant && $0.isEnded
    }
    return ended.max { $0.endedAt < $1.endedAt }.map {
      LastChange(actor: $0.endedBy, at: $0.endedAt)
    }
  }
}
