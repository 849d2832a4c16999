/// Who is in what: the only places where a team's or a tenant's people change.
extension State {
  /// Gives somebody a place in a team, another one, or none.
  mutating func place(
    _ user: EntityID, in team: EntityID, _ role: TeamRole?, _ record: AuditRecord
  ) {
    teams[team.index].version = teams[team.index].version.next
    let row = teamMemberRow(of: user, in: team) ?? addMember(user, to: team)
    teamMembers[row].role = role
    teamMembers[row].actor = record.user
    teamMembers[row].changedAt = record.at
  }

  /// The row of a user's place in a team, also of one that has ended.
  private func teamMemberRow(of user: EntityID, in team: EntityID) -> Int? {
    var next = teams[team.index].firstMember
    while next >= 0 {
      if teamMembers[Int(next)].user == user { return Int(next) }
      next = teamMembers[Int(next)].next
    }
    return nil
  }

  private mutating func addMember(_ user: EntityID, to team: EntityID) -> Int {
    let next = teams[team.index].firstMember
    let row = teamMembers.append(TeamMemberRow(team: team, user: user, role: nil, next: next))
    teams[team.index].firstMember = Int32(row)
    return row
  }
}
