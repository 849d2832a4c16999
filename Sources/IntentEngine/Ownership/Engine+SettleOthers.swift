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
        voidProposals(for: state.proposals[proposal.index].project, cause)
      }
    case .proposalClosed(let proposal, _): settle(proposal, .cancelled, cause)
    // What becomes an old id can't be given away under it any more.
    case .merged(let old, into: _), .projectSplit(let old, into: _, and: _),
      .projectLeft(let old, _):
      voidProposals(for: old, cause)
    default: return
    }
  }

  /// Ends all open proposals for a project that is no longer there to be given by them; their
  /// proposers are told so.
  mutating func voidProposals(for project: EntityID, _ cause: AuditRecord) {
    for index in state.proposals.rows.indices
    where state.proposals[index].project == project && state.proposals[index].status == .open {
      let isOver = cause.at >= state.proposals[index].expires
      settle(EntityID(.proposal, index), isOver ? .expired : .changed, cause)
    }
  }

  /// Settles the key that waits for a proposal.
  private mutating func settle(
    _ proposal: EntityID, _ outcome: Outcome, _ cause: AuditRecord
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
    switch outcome {
    case .done:
      let given = Event.ownerSet(row.project, row.recipient)
      let sights = sights(before: given)
      write(given, record)
      writeLosses(sights, record)
      record.effects = .ownership
    case .changed: write(.proposalClosed(proposal, .void), record)
    case .expired: write(.proposalClosed(proposal, .expired), record)
    default: break  // What ended it has ended it.
    }
    record.version = state.version(of: row.project)
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
