/// What a decision does to the open operations of others, in the same transaction: each of them has
/// a record of its own, under its own key.
extension Engine {
  /// Settles the keys that wait for what has just been decided (rules `ownership.quorum`,
  /// `write.atomic`).
  ///
  /// - Parameter cause: the record of the request that decided.
  mutating func settleOthers(_ effect: Event, _ cause: AuditRecord) {
    switch effect {
    case .transferApproved(let proposal, commits: true):
      settle(proposal, .done, cause)
      if safeguards.keeps(.ownershipQuorumRival) {
        voidProposals(for: state.proposals[proposal.index].project, .void, cause)
      }
    case .proposalClosed(let proposal, _): settle(proposal, .cancelled, cause)
    // What becomes an old id can't be given away under it any more.
    case .merged(let old, into: _), .projectSplit(let old, into: _, and: _),
      .projectLeft(let old, _):
      voidProposals(for: old, .gone, cause)
    default: return
    }
  }

  /// Ends all open proposals for a project that is no longer there to be given by them; their
  /// proposers are told so.
  private mutating func voidProposals(
    for project: EntityID, _ status: ProposalStatus, _ cause: AuditRecord
  ) {
    for index in state.proposals.rows.indices
    where state.proposals[index].project == project && state.proposals[index].status == .open {
      let proposal = EntityID(.proposal, index)
      if cause.at >= state.proposals[index].expires {
        settle(proposal, .expired, closing: .expired, cause)
      } else {
        settle(proposal, .changed, closing: status, cause)
      }
    }
  }

  /// Settles the key that waits for a proposal.
  ///
  /// - Parameter status: how the proposal ends by it; `nil` where what ended it has ended it.
  private mutating func settle(
    _ proposal: EntityID, _ outcome: Outcome, closing status: ProposalStatus? = nil,
    _ cause: AuditRecord
  ) {
    let row = state.proposals[proposal.index]
    var record = AuditRecord(
      at: cause.at, action: .consequence, entry: cause.entry, outcome: outcome,
      rule: .ownershipQuorum)
    (record.intent, record.entity) = (.transferProject, row.project)
    (record.user, record.tenant) = (row.proposer, row.tenant)
    (record.key, record.named) = (row.key, cause.key)
    let kept = state.row(of: row.key, record).map { state.keys[$0] }
    let key = kept.flatMap { $0.status == .open ? $0 : nil }
    // It ends where it began: no other device of the proposer had a hand in it.
    if let key { record.device = state.contents[Int(key.open)].device }
    let first = journal.eventCount
    if outcome == .done {
      let given = Event.ownerSet(row.project, row.recipient)
      let sights = sights(before: given)
      write(given, record)
      writeLosses(sights, record)
      record.effects = .ownership
    }
    if let status { write(.proposalClosed(proposal, status), record) }
    // Of an id that became an old one, the last that it had.
    record.version = state.projects[row.project.index].version
    // A key that is no longer kept is told of from the audit.
    if let key {
      write(
        .keySettled(
          Settlement(
            content: key.content, prior: 0, value: 0, member: row.recipient,
            intent: .transferProject)), record)
    }
    journal.close(record, first: first, isDurable: safeguards.keeps(.writeAtomicTransaction))
  }
}
