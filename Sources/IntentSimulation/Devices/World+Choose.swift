import IntentEngine

extension World {
  /// Takes one of the candidates that the device shows.
  mutating func choose(
    _ designation: Designation, _ invocation: InvocationID, _ step: Int, _ device: Int
  ) {
    guard let index = questionShown(invocation, device), let reply = lastReply(index),
      reply.outcome == .choose,
      let (entity, version) = candidate(designation, in: reply.list, device)
    else { return note { _ in .refused(step: step, .nothingShown) } }
    entries[index].entity = entity
    showSummaryBefore(index)
    respond(index, .choice(entity, version), step, device, isByHand: true)
  }

  /// The candidate that is meant; one named by id need not be among them: only a broken client
  /// does so, and the server has to refuse it.
  private func candidate(
    _ designation: Designation, in list: [Snapshot], _ device: Int
  ) -> (EntityID, Version)? {
    switch designation {
    case .entity(let entity):
      return named(entity, in: list, device)
    case .titled(let kind, let title):
      let matches = list.filter { $0.entity.kind == kind && $0.title == title }
      return matches.count == 1 ? (matches[0].entity, matches[0].version) : nil
    case .position(_, let number, on: _):
      guard list.indices.contains(number - 1) else { return nil }
      return (list[number - 1].entity, list[number - 1].version)
    case .made(let maker):
      let made = operationPlace(of: maker).flatMap { operations[$0].made }
      return made.map { named($0, in: list, device) }
    }
  }

  private func named(
    _ entity: EntityID, in list: [Snapshot], _ device: Int
  ) -> (EntityID, Version) {
    let shown = list.first { $0.entity == entity } ?? copy(of: entity, on: device)
    return (entity, shown?.version ?? Version(1))
  }

  /// Shows the only candidate and goes on with it; several wait for the user
  /// (rule `resolve.never-guess`).
  mutating func takeOnlyCandidate(_ reply: Reply, _ index: Int) {
    guard reply.list.count == 1, reply.more == 0, reasonHeld(index) == nil else { return }
    let candidate = reply.list[0]
    entries[index].entity = candidate.entity
    entries[index].response = .choice(candidate.entity, candidate.version)
    entries[index].burst = 0
    note { .candidateTaken($0.origin(index), candidate.entity, candidate.version) }
    if !isForOtherTenant(index) { store(candidate, on: Int(entries[index].device.index)) }
    showSummaryBefore(index)
    launch(index, .candidate)
  }
}
