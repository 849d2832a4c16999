/// What sharing and unsharing have in common: a member's role, or the audience, set to a new value.
///
/// In a key's trace a role is its raw value plus one, with 0 for none; an audience is its raw value.
protocol SharingIntent: IntentBehaviour {}

extension SharingIntent {
  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool {
    goal.member == nil ? now.audience == goal.audience : now.memberRole == goal.role
  }

  static func lastChange(for goal: Goal, in state: borrowing State) -> LastChange? {
    state.lastPlacing(of: goal.member, in: goal.subject)
  }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let project = goal.project else { return nil }
    if let member = goal.member { return .roleSet(project, member: member, goal.role) }
    return .audienceSet(project, goal.audience ?? .private)
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    if goal.member != nil { return Trace(prior: bits(now.memberRole), value: bits(goal.role)) }
    return Trace(
      prior: UInt32(now.audience.rawValue),
      value: UInt32((goal.audience ?? .private).rawValue))
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    key.member == nil
      ? UInt32(now.audience.rawValue) == key.value : bits(now.memberRole) == key.value
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    if let member = key.member {
      let role = key.prior == 0 ? nil : Role(rawValue: UInt8(key.prior - 1))
      return Inverse(
        intent: role == nil ? .unshareProject : .shareProject, member: member, role: role)
    }
    let audience = Audience(rawValue: UInt8(key.prior)) ?? .private
    return Inverse(
      intent: audience == .private ? .unshareProject : .shareProject, audience: audience)
  }

  private static func bits(_ role: Role?) -> UInt32 { role.map { UInt32($0.rawValue) + 1 } ?? 0 }
}
