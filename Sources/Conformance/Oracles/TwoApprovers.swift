import IntentEngine

/// A team's project never changes its owner with fewer than two people who approved it, all of them
/// in the audit (rule `ownership.quorum`).
///
/// While exploring it is asked of every event; who had approved before is what the server keeps.
enum TwoApprovers {
  static func failures(_ passage: Passage) -> [Failure] {
    var count = Count(passage)
    let journal = passage.world.engine.journal
    return journal.records.flatMap { record in
      journal.events(of: record).compactMap { event in count.take(event, record) }
    }
  }

  /// Counts approvals as they come in.
  private struct Count {
    let passage: Passage
    /// Who owns what has changed its owner.
    var owners: [EntityID: EntityID] = [:]
    /// How many proposals were opened.
    var opened = 0
    /// By proposal: who approved it in the passage.
    var approvers: [Int: Set<EntityID>] = [:]

    init(_ passage: Passage) { self.passage = passage }

    mutating func take(_ event: Event, _ record: AuditRecord) -> Failure? {
      switch event {
      case .proposalOpened(_, to: _, _, let approves):
        if approves { approve(passage.before.engine.state.proposals.count + opened, record) }
        opened += 1
      case .transferApproved(let proposal, _): approve(proposal.index, record)
      case .ownerSet(let project, let owner):
        let last = self.owner(of: project)
        owners[project] = owner
        if last?.kind == .team, count(record) < 2 { return failure(project, record) }
      default: break
      }
      return nil
    }

    private mutating func approve(_ proposal: Int, _ record: AuditRecord) {
      if let user = record.user { approvers[proposal, default: []].insert(user) }
    }

    private func owner(of project: EntityID) -> EntityID? {
      let projects = passage.before.engine.state.projects
      return owners[project]
        ?? (project.index < projects.count ? projects[project.index].owner : nil)
    }

    /// How many people approved the proposal whose key the record settles.
    private func count(_ record: AuditRecord) -> Int {
      let proposals = passage.world.engine.state.proposals.rows
      let place = proposals.firstIndex { $0.key == record.key && $0.proposer == record.user }
      guard let place else { return 0 }
      let before = passage.before.engine.state.approvals.rows.filter { $0.proposal.index == place }
      return (approvers[place] ?? []).union(before.map(\.user)).count
    }

    private func failure(_ project: EntityID, _ record: AuditRecord) -> Failure {
      let teller = passage.teller
      return Failure(
        .universalRule, rule: .ownershipQuorum,
        message: "\(teller.name(project)) was taken from its team by one person",
        details: ["at \(teller.time(record.at))"])
    }
  }
}
