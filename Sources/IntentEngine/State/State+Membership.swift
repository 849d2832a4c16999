/// Who is in what: the only places where a team's, a project's or a tenant's people go.
extension State {
  /// Gives somebody a place in a team, another one, or none.
  mutating func place(
    _ user: EntityID, in team: EntityID, _ role: TeamRole?, _ record: AuditRecord
  ) {
    teams[team.index].version = teams[team.index].version.next
    let row = teamMemberRow(of: user, in: team) ?? addMember(user, to: team)
    setRole(role, row, record)
  }

  /// Ends a team: nobody is in it any more.
  mutating func dissolve(_ team: EntityID, _ record: AuditRecord) {
    var next = teams[team.index].firstMember
    while next >= 0 {
      setRole(nil, Int(next), record)
      next = teamMembers[Int(next)].next
    }
    teams[team.index].version = teams[team.index].version.next
    teams[team.index].isDissolved = true
    teams[team.index].actor = record.user
    teams[team.index].changedAt = record.at
  }

  /// Takes somebody's own place in a project, and the project itself where it is theirs: whom they
  /// hand it over to has it then, and without anybody only its tenant is left.
  mutating func leave(
    _ project: EntityID, _ user: EntityID, _ successor: EntityID?, _ record: AuditRecord
  ) {
    setRole(project, user, nil, record)
    guard projects[project.index].owner == user else { return }
    projects[project.index].owner = successor ?? projects[project.index].tenant
  }

  /// Who gave somebody their own place in a project or a team last, or took it, and when.
  func lastPlacing(of member: EntityID?, in container: EntityID?) -> LastChange? {
    guard let member, let container else { return nil }
    switch container.kind {
    case .project:
      return memberRow(of: member, in: container).map {
        LastChange(actor: members[$0].actor, at: members[$0].changedAt)
      }
    case .team:
      return teamMemberRow(of: member, in: container).map {
        LastChange(actor: teamMembers[$0].actor, at: teamMembers[$0].changedAt)
      }
    case .tenant, .user, .task, .comment, .proposal: return nil
    }
  }

  /// Lets somebody do what they may in a tenant, or nothing.
  mutating func setActive(
    _ user: EntityID, in tenant: EntityID, _ isActive: Bool, _ record: AuditRecord
  ) {
    guard let row = tenancyRow(of: user, in: tenant) else {
      preconditionFailure("user \(user.index) has no place in tenant \(tenant.index)")
    }
    tenancies[row].isActive = isActive
    tenancies[row].version = tenancies[row].version.next
    tenancies[row].actor = record.user
    tenancies[row].changedAt = record.at
  }

  /// Signs somebody out of a tenant, on every device.
  mutating func endSessions(of user: EntityID, in tenant: EntityID, _ record: AuditRecord) {
    guard let row = tenancyRow(of: user, in: tenant) else {
      preconditionFailure("user \(user.index) has no place in tenant \(tenant.index)")
    }
    tenancies[row].version = tenancies[row].version.next
    for index in sessions.rows.indices
    where sessions[index].user == user && sessions[index].tenant == tenant {
      if !sessions[index].isEnded { endSession(index, record) }
    }
  }

  /// Ends a sign-in before its time.
  mutating func endSession(_ index: Int, _ record: AuditRecord) {
    sessions[index].isEnded = true
    sessions[index].endedBy = record.user
    sessions[index].endedAt = record.at
  }

  private mutating func setRole(_ role: TeamRole?, _ row: Int, _ record: AuditRecord) {
    // Who was demoted in between has begun anew (rule `ownership.quorum`).
    if role == .admin, teamMembers[row].role != .admin { teamMembers[row].adminSince = record.at }
    teamMembers[row].role = role
    teamMembers[row].actor = record.user
    teamMembers[row].changedAt = record.at
  }

  private mutating func addMember(_ user: EntityID, to team: EntityID) -> Int {
    let next = teams[team.index].firstMember
    let row = teamMembers.append(TeamMemberRow(team: team, user: user, role: nil, next: next))
    teams[team.index].firstMember = Int32(row)
    return row
  }
}
