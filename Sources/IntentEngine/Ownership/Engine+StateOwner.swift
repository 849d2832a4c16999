/// What a reply says of ownership (rule `ownership.server`).
extension Engine {
  /// States the owner of what is asked to be given away, as the server knows it now, and the proposal
  /// that it is about; a question says more of it than the proposal does.
  func stateOwner(of entity: EntityID, _ reply: inout Reply, _ context: borrowing Context) {
    guard context.traits.effects.contains(.ownership) || entity.kind == .proposal,
      let project = state.project(of: entity)
    else { return }
    let proposal = proposal(of: entity, context)
    if let proposal, isVisible(proposal, context), reply.outcome != .challenged {
      reply.proposals = [summary(proposal, context)]
    }
    // No device keeps a copy of a proposal; of the project it does.
    if entity.kind == .proposal, isVisible(project, context) {
      reply.current = state.snapshot(of: project)
    }
    let row = state.projects[project.index]
    let isShared = row.owner.kind == .team || row.audience == .public || proposal != nil
    let mayTell = entity.kind != .proposal || mayTellProject(of: entity, context)
    if isShared, mayTell, safeguards.keeps(.ownershipServerStated) { reply.owner = row.owner }
  }

  /// Whether the project of a proposal may be told: to who may see it, to who decides about the
  /// proposal as long as it is open, and in the answer to what has just ended it. What becomes of the
  /// project after that is no longer the team's to know.
  func mayTellProject(of proposal: EntityID, _ context: borrowing Context) -> Bool {
    isVisible(state.proposals[proposal.index].project, context) || context.effect != nil
      || status(of: proposal, context) == .open
  }

  /// The proposal that an answer is about: its subject, or what its key has waited for.
  private func proposal(of entity: EntityID, _ context: borrowing Context) -> EntityID? {
    if entity.kind == .proposal { return entity }
    guard state.proposals.count > 0, let key = context.request.key else { return nil }
    return state.proposal(of: key, tenant: context.tenant, user: context.user)
  }
}
