/// Who must approve a transfer, and whose approval counts (rule `ownership.quorum`).
extension Engine {
  /// Whom a proposal for a team's project needs besides one admin of the team; `nil` where there
  /// are not two people who could approve it.
  ///
  /// Somebody who is suspended counts as an admin here: suspending one admin of two does not turn
  /// their team into one that asks the tenant.
  func second(of team: EntityID, _ context: borrowing Context) -> SecondApprover? {
    let admins = admins(of: team)
    let standing = admins.filter { hasStanding($0, in: team, at: context.now) }
    if admins.count > 1 { return standing.count > 1 ? .teamAdmin : nil }
    guard let only = standing.first, hasTenantAdmin(besides: only, context) else { return nil }
    return .tenantAdmin
  }

  private func hasTenantAdmin(besides user: EntityID, _ context: borrowing Context) -> Bool {
    state.users.rows.indices.contains {
      let other = EntityID(.user, $0)
      return other != user && state.isTenantAdmin(other, of: context.tenant)
    }
  }

  /// When there will be two people who could approve, if nothing changes but the time; `nil` where
  /// time alone brings nobody.
  func approversFrom(_ team: EntityID, _ context: borrowing Context) -> Instant? {
    let admins = admins(of: team)
    let since = admins.filter { state.isTeamAdmin($0, of: team) }
      .compactMap { state.teamMember($0, of: team)?.adminSince }.sorted()
    if admins.count > 1 { return since.count > 1 ? since[1] + Limits.adminStanding : nil }
    guard let only = since.first, hasTenantAdmin(besides: admins[0], context) else { return nil }
    return only + Limits.adminStanding
  }

  /// The admins of a team, suspended or not.
  func admins(of team: EntityID) -> [EntityID] {
    var admins: [EntityID] = []
    var next = state.teams[team.index].firstMember
    while next >= 0 {
      let row = state.teamMembers[Int(next)]
      if row.isAdmin { admins.append(row.user) }
      next = row.next
    }
    return admins
  }

  /// Whether somebody is an admin of a team now, and had been one long enough at a moment; who was
  /// demoted in between has begun anew.
  func hasStanding(_ user: EntityID, in team: EntityID, at moment: Instant) -> Bool {
    guard state.isTeamAdmin(user, of: team), let place = state.teamMember(user, of: team) else {
      return false
    }
    return place.adminSince + Limits.adminStanding <= moment
      || safeguards.lacks(.ownershipQuorumStanding)
  }

  /// Whether somebody is an admin of the team, and was not long enough when it was proposed.
  func isTooNew(_ user: EntityID, _ row: ProposalRow) -> Bool {
    state.isTeamAdmin(user, of: row.team) && !hasStanding(user, in: row.team, at: row.proposedAt)
  }

  /// Whether somebody may approve a proposal now, or decline it.
  func isApprover(_ user: EntityID, of proposal: EntityID) -> Bool {
    let row = state.proposals[proposal.index]
    return hasStanding(user, in: row.team, at: row.proposedAt)
      || second(row) == .tenantAdmin && state.isTenantAdmin(user, of: row.tenant)
  }

  /// Whom a proposal needs: what was fixed when it was made.
  func second(_ row: ProposalRow) -> SecondApprover {
    if safeguards.keeps(.ownershipQuorumFixed) { return row.second }
    return admins(of: row.team).count > 1 ? .teamAdmin : .tenantAdmin
  }

  /// How many more people must approve a proposal.
  ///
  /// - Parameter user: somebody who approves it just now.
  func missing(_ proposal: EntityID, with user: EntityID? = nil) -> Int {
    let row = state.proposals[proposal.index]
    var approvers = approvers(of: proposal)
    if let user, !approvers.contains(user) || safeguards.lacks(.ownershipQuorumDistinct) {
      approvers.append(user)
    }
    let team = approvers.indices.filter { counts(approvers[$0], asAdminOf: row) }
    guard second(row) == .tenantAdmin else { return max(0, 2 - team.count) }
    let tenant = approvers.indices.filter { state.isTenantAdmin(approvers[$0], of: row.tenant) }
    if team.contains(where: { one in tenant.contains { $0 != one } }) { return 0 }
    return team.isEmpty && tenant.isEmpty ? 2 : 1
  }

  private func counts(_ user: EntityID, asAdminOf row: ProposalRow) -> Bool {
    if safeguards.lacks(.ownershipQuorumStill) { return true }
    return hasStanding(user, in: row.team, at: row.proposedAt)
  }

  /// Those whose approval counts now, each once.
  private func approvers(of proposal: EntityID) -> [EntityID] {
    var approvers: [EntityID] = []
    for approval in approvals(of: proposal) where isCurrent(approval) {
      if !approvers.contains(approval.user) || safeguards.lacks(.ownershipQuorumDistinct) {
        approvers.append(approval.user)
      }
    }
    return approvers
  }

  /// All approvals of a proposal, the latest first.
  func approvals(of proposal: EntityID) -> [ApprovalRow] {
    if safeguards.lacks(.ownershipQuorumBound) { return approvalsOfRivals(proposal) }
    var approvals: [ApprovalRow] = []
    var next = state.proposals[proposal.index].lastApproval
    while next >= 0 {
      approvals.append(state.approvals[Int(next)])
      next = state.approvals[Int(next)].previous
    }
    return approvals
  }

  /// What a faulty engine counts: the approvals of every proposal for the same project.
  private func approvalsOfRivals(_ proposal: EntityID) -> [ApprovalRow] {
    let project = state.proposals[proposal.index].project
    return state.approvals.rows.filter {
      state.proposals[$0.proposal.index].project == project
    }
  }

  /// Whether an approval was given at the version that its project has now.
  func isCurrent(_ approval: ApprovalRow) -> Bool {
    let project = state.proposals[approval.proposal.index].project
    return approval.version == state.projects[project.index].version
      || safeguards.lacks(.ownershipQuorumVersion)
  }

  /// Somebody's approval of a proposal, where it counts now.
  func approval(of proposal: EntityID, by user: EntityID) -> ApprovalRow? {
    approvals(of: proposal).first { $0.user == user && isCurrent($0) }
  }

  /// How many people have approved a proposal at another version of its project, and not again.
  func outdated(_ proposal: EntityID) -> Int {
    let approvals = approvals(of: proposal)
    return approvals.indices.count { index in
      let user = approvals[index].user
      let isFirst = !approvals[..<index].contains { $0.user == user }
      return isFirst && !approvals.contains { $0.user == user && isCurrent($0) }
    }
  }
}
