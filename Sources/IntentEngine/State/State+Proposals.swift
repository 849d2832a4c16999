extension State {
  /// Opens a proposal under the record's key; it is its proposer's approval as well, where that
  /// counts.
  mutating func propose(
    _ project: EntityID, _ recipient: EntityID, _ second: SecondApprover, approves: Bool,
    _ record: AuditRecord
  ) {
    guard let tenant = record.tenant, let user = record.user, let key = record.key else {
      preconditionFailure("a proposal needs a user, a tenant and a key")
    }
    let proposal = EntityID(
      .proposal,
      proposals.append(
        ProposalRow(
          tenant: tenant, project: project, team: projects[project.index].owner,
          recipient: recipient, proposer: user, key: key, second: second, status: .open,
          closedBy: nil, closedAt: .never, version: Version(1), proposedAt: record.at,
          lastApproval: -1)))
    if approves { addApproval(proposal, record) }
  }

  /// Adds somebody's approval, at the version that the project has now.
  mutating func approve(_ proposal: EntityID, commits: Bool, _ record: AuditRecord) {
    addApproval(proposal, record)
    if commits {
      close(proposal, .committed, record)
    } else {
      proposals[proposal.index].version = proposals[proposal.index].version.next
    }
  }

  private mutating func addApproval(_ proposal: EntityID, _ record: AuditRecord) {
    guard let user = record.user else { preconditionFailure("an approval needs a user") }
    let row = proposals[proposal.index]
    let approval = approvals.append(
      ApprovalRow(
        proposal: proposal, user: user, version: projects[row.project.index].version,
        at: record.at, previous: row.lastApproval))
    proposals[proposal.index].lastApproval = Int32(approval)
  }

  /// Ends a proposal.
  mutating func close(_ proposal: EntityID, _ status: ProposalStatus, _ record: AuditRecord) {
    proposals[proposal.index].status = status
    // That a rival came first, or what became of the project, is nobody's word on this one.
    let isWord = status != .void && status != .gone
    proposals[proposal.index].closedBy = isWord ? record.user : nil
    proposals[proposal.index].closedAt = record.at
    proposals[proposal.index].version = proposals[proposal.index].version.next
  }

  /// The open proposal that a key waits for.
  func openProposal(of key: KeyRow) -> EntityID? {
    guard let proposal = proposal(of: key.key, tenant: key.tenant, user: key.user),
      proposals[proposal.index].status == .open
    else { return nil }
    return proposal
  }

  /// The proposal that was made under a key.
  func proposal(of key: OperationKey, tenant: EntityID, user: EntityID) -> EntityID? {
    proposals.rows.lastIndex { $0.key == key && $0.proposer == user && $0.tenant == tenant }
      .map { EntityID(.proposal, $0) }
  }

  /// Whether somebody is an admin of a team, and may act as one.
  func isTeamAdmin(_ user: EntityID, of team: EntityID) -> Bool {
    guard teamMember(user, of: team)?.isAdmin == true else { return false }
    return tenancy(of: user, in: teams[team.index].tenant)?.isActive ?? false
  }

  /// Whether somebody is an admin of a tenant, and may act as one.
  func isTenantAdmin(_ user: EntityID, of tenant: EntityID) -> Bool {
    tenancy(of: user, in: tenant).map { $0.isAdmin && $0.isActive } ?? false
  }

  /// Whether a user may see a proposal now: the admins of the team, and those of the tenant where
  /// one of them is needed. Whom it would be given to learns of it when it is.
  func sees(_ user: EntityID, proposal: EntityID) -> Bool {
    let row = proposals[proposal.index]
    return isTeamAdmin(user, of: row.team)
      || row.second == .tenantAdmin && isTenantAdmin(user, of: row.tenant)
  }

  /// Whether a user may know of a project: by seeing it, or an open proposal about it.
  public func mayKnow(_ user: EntityID, of entity: EntityID) -> Bool {
    if canSee(user, entity: entity) { return true }
    return entity.kind == .project
      && proposals.rows.indices.contains {
        proposals[$0].project == entity && proposals[$0].status == .open
          && sees(user, proposal: EntityID(.proposal, $0))
      }
  }
}
