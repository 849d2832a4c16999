import IntentEngine

/// A team's project never changes its owner with fewer than two people who approved it, all of them
/// in the audit (rule `ownership.quorum`).
enum TwoApprovers {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let journal = playthrough.world.engine.journal
    var owners = playthrough.scenario.setup.genesis.projects.map(\.owner)
    /// By proposal: who approved it.
    var approvers: [Set<EntityID>] = []
    var failures: [Failure] = []
    for record in journal.records {
      for event in journal.events(of: record) {
        switch event {
        case .proposalOpened(_, to: _, _, let approves):
          approvers.append(approves ? Set([record.user].compactMap(\.self)) : [])
        case .transferApproved(let proposal, _):
          if let user = record.user { approvers[proposal.index].insert(user) }
        case .ownerSet(let project, let owner) where project.index < owners.count:
          if owners[project.index].kind == .team, count(of: record, approvers, playthrough) < 2 {
            failures.append(failure(project, record, playthrough))
          }
          owners[project.index] = owner
        default: break
        }
      }
    }
    return failures
  }

  /// How many people approved the proposal whose key the record settles.
  private static func count(
    of record: AuditRecord, _ approvers: [Set<EntityID>], _ playthrough: Playthrough
  ) -> Int {
    let proposals = playthrough.world.engine.state.proposals.rows
    let place = proposals.firstIndex { $0.key == record.key && $0.proposer == record.user }
    return place.map { approvers[$0].count } ?? 0
  }

  private static func failure(
    _ project: EntityID, _ record: AuditRecord, _ playthrough: Playthrough
  ) -> Failure {
    Failure(
      .universalRule, rule: .ownershipQuorum,
      message: "\(playthrough.teller.name(project)) was taken from its team by one person",
      details: ["at \(playthrough.teller.time(record.at))"])
  }
}
