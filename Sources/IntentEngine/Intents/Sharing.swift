/// What sharing and unsharing have in common: a member's role, or the audience, set to a new value.
///
/// In a key's trace a role is its raw value plus one, with 0 for none; an audience is its raw value.
enum Sharing {
  static func isSo(_ goal: Goal, _ state: State) -> Bool {
    guard let project = goal.project else { return false }
    if let member = goal.member { return role(of: member, in: project, state) == goal.role }
    return state.projects[project.index].audience == goal.audience
  }

  static func effect(_ goal: Goal, _ state: State) -> Event? {
    guard let project = goal.project else { return nil }
    if let member = goal.member { return .roleSet(project, member: member, goal.role) }
    return .audienceSet(project, goal.audience ?? .private)
  }

  static func trace(_ goal: Goal, _ state: State) -> Trace {
    guard let project = goal.project else { return Trace() }
    if let member = goal.member {
      return Trace(prior: bits(role(of: member, in: project, state)), value: bits(goal.role))
    }
    return Trace(
      prior: UInt32(state.projects[project.index].audience.rawValue),
      value: UInt32((goal.audience ?? .private).rawValue))
  }

  static func stands(_ key: KeyRow, _ state: State) -> Bool {
    guard let project = key.entity else { return false }
    if let member = key.member { return bits(role(of: member, in: project, state)) == key.value }
    return UInt32(state.projects[project.index].audience.rawValue) == key.value
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

  private static func role(of member: EntityID, in project: EntityID, _ state: State) -> Role? {
    state.memberRow(of: member, in: project).flatMap { state.members[$0].role }
  }

  private static func bits(_ role: Role?) -> UInt32 { role.map { UInt32($0.rawValue) + 1 } ?? 0 }
}
