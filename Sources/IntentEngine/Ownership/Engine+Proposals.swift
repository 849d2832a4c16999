/// Where the chain meets proposals (rule `ownership.quorum`).
extension Engine {
  /// In link 4: a key whose proposal is open waits for it; nothing is asked or done again.
  func awaiting(_ row: Int, _ context: inout Context) throws(Answer) {
    guard state.proposals.count > 0, let proposal = state.openProposal(of: state.keys[row]) else {
      return
    }
    context.openProposal = proposal
    context.alias = alias(in: context.request)
    context.cancelledEntity = state.proposals[proposal.index].project
    if context.request.response == .decline { throw Answer(.cancelled, .ownershipQuorum) }
    if status(of: proposal, context) == .expired { throw Answer(.expired, .ownershipQuorum) }
    throw Answer(.awaitingApproval, .ownershipQuorum)
  }

  /// In link 7: whether there are people enough to propose to.
  func quorum(_ context: inout Context) throws(Answer) {
    guard context.intent == .transferProject, let project = context.project,
      needsProposal(project, context)
    else { return }
    context.second = second(of: state.projects[project.index].owner, context)
    guard context.second == nil else { return }
    context.lacksApprover = true
    throw Answer(.forbidden, .ownershipQuorum)
  }

  /// What a transfer needs that was refused for want of a second approver, now or when its key was
  /// settled: that somebody is appointed, some time, or nothing any more; `nil` where it was not, or
  /// where that is no longer for this user to do.
  func wayToApprovers(_ context: borrowing Context) -> Recovery? {
    guard let team = teamWithoutApprovers(context) else { return nil }
    if second(of: team, context) != nil { return .decideAnew }
    return approversFrom(team, context) == nil ? .appoint : .wait
  }

  /// The team that owns what could not be proposed to be given away.
  func teamWithoutApprovers(_ context: borrowing Context) -> EntityID? {
    var project = context.lacksApprover ? context.project : nil
    if let row = context.replayed {
      let key = state.keys[row]
      guard key.intent == .transferProject, key.outcome == .forbidden, key.rule == .ownershipQuorum
      else { return nil }
      project = key.entity.flatMap { present($0, context) }
    }
    return project.flatMap { state.owner(of: $0) }.flatMap {
      isAdmin(context.user, ofOwner: $0) ? $0 : nil
    }
  }

  /// Whether a transfer of a project is for more than one person to decide: where a team owns it, as
  /// the server knows it now (rules `ownership.server`, `ownership.quorum`).
  private func needsProposal(_ project: EntityID, _ context: borrowing Context) -> Bool {
    let owner = state.projects[project.index].owner
    guard owner.kind == .team, safeguards.keeps(.ownershipQuorumTwo) else { return false }
    if safeguards.lacks(.ownershipServerCached), context.claims.cachedOwner == context.user {
      return false
    }
    return safeguards.keeps(.ownershipQuorumTenantAdmin) || admins(of: owner).count > 1
  }

  /// In link 8: whether a proposal can still be approved or declined.
  func proposal(_ subject: EntityID, _ context: inout Context) throws(Answer) {
    guard subject.kind == .proposal else { return }
    let row = state.proposals[subject.index]
    let status = status(of: subject, context)
    if status == (context.intent == .declineTransfer ? .declined : .committed) {
      (context.actor, context.at) = (row.closedBy, row.closedAt)
      throw Answer(.already, .writeAlready)
    }
    switch status {
    case .open: break
    case .expired: throw Answer(.expired, .ownershipQuorum)
    case .committed, .declined, .withdrawn, .void, .gone: throw Answer(.changed, .ownershipQuorum)
    }
    if context.intent == .approveTransfer { try approvable(subject, row, &context) }
  }

  private func approvable(
    _ proposal: EntityID, _ row: ProposalRow, _ context: inout Context
  ) throws(Answer) {
    if !isThere(row) || lacksRecipient(row) { throw Answer(.changed, .ownershipQuorum) }
    guard let own = approval(of: proposal, by: context.user),
      safeguards.keeps(.ownershipQuorumDistinct)
    else { return }
    (context.actor, context.at) = (own.user, own.at)
    throw Answer(.already, .ownershipQuorum)
  }

  /// Whether the project is still where it was proposed: the team's, and in the tenant.
  private func isThere(_ row: ProposalRow) -> Bool {
    let project = state.projects[row.project.index]
    return state.exists(row.project) && project.owner == row.team && project.tenant == row.tenant
  }

  /// Whether the recipient could not take the project now.
  func lacksRecipient(_ row: ProposalRow) -> Bool {
    safeguards.keeps(.ownershipQuorumRecipient)
      && !isMember(row.recipient, row.tenant, mustBeActive: true)
  }

  /// Where a proposal is in its life, by the server's clock.
  func status(of proposal: EntityID, _ context: borrowing Context) -> ProposalStatus {
    let row = state.proposals[proposal.index]
    let isOver = context.now >= row.expires && safeguards.keeps(.ownershipQuorumExpires)
    return row.status == .open && isOver ? .expired : row.status
  }

  /// Before the confirmation: what gives a team's project away only proposes to; and the last
  /// approval that is needed commits.
  func propose(_ context: inout Context) {
    switch context.effect {
    case .ownerSet(let project, let recipient):
      guard needsProposal(project, context) else { return }
      let team = state.projects[project.index].owner
      context.effect = .proposalOpened(
        project, to: recipient, context.second ?? .teamAdmin,
        approves: hasStanding(context.user, in: team, at: context.now))
    case .transferApproved(let proposal, _):
      context.effect = .transferApproved(
        proposal, commits: missing(proposal, with: context.user) == 0)
    case .proposalClosed where safeguards.lacks(.ownershipQuorumDeclined): context.effect = nil
    default: break
    }
  }

  /// The proposals that wait for the user's yes or no.
  func awaitedProposals(_ context: borrowing Context) -> [EntityID] {
    var awaited: [EntityID] = []
    for index in state.proposals.rows.indices {
      let proposal = EntityID(.proposal, index)
      guard state.proposals[index].tenant == context.tenant, isVisible(proposal, context),
        status(of: proposal, context) == .open, awaits(proposal, context)
      else { continue }
      awaited.append(proposal)
    }
    return awaited
  }

  private func awaits(_ proposal: EntityID, _ context: borrowing Context) -> Bool {
    if safeguards.lacks(.ownershipQuorumSeen) { return true }
    return isApprover(context.user, of: proposal)
      && approval(of: proposal, by: context.user) == nil
  }

  /// A proposal as it is told.
  func summary(_ proposal: EntityID, _ context: borrowing Context) -> ProposalSummary {
    let row = state.proposals[proposal.index]
    let status = status(of: proposal, context)
    let isOpen = status == .open
    return ProposalSummary(
      proposal: proposal, project: row.project,
      title: mayTellProject(of: proposal, context) ? state.title(of: proposal) ?? .empty : .empty,
      team: row.team, recipient: row.recipient, proposer: row.proposer, second: row.second,
      status: status, declinedBy: status == .declined ? row.closedBy : nil,
      missing: isOpen ? UInt8(clamping: missing(proposal)) : 0,
      outdated: isOpen ? UInt8(clamping: outdated(proposal)) : 0,
      lacksRecipient: isOpen && lacksRecipient(row),
      isUserTooNew: isOpen && isTooNew(context.user, row),
      awaitsUser: isOpen && awaits(proposal, context),
      expires: row.expires)
  }
}
