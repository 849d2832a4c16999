extension Engine {
  /// An old id that leads to several: the user chooses among those that they may see, also where it
  /// is one alone; a choice that was made leads on where its candidate was merged later
  /// (rule `identity.alias`).
  func chooseSuccessor(
    of old: EntityID, _ ends: [EntityID], _ context: inout Context
  ) throws(Answer) {
    guard context.traits.accepts(old.kind) else { throw Answer(.notFound, .identityVerifiable) }
    context.alias = old
    let here = ends.filter { state.exists($0) && state.tenant(of: $0) == context.tenant }
    if isSplit(old, context) { try alreadySplit(old, here, &context) }
    if safeguards.lacks(.identityAliasChoice), let first = here.first {
      context.subject = first
      context.version = state.version(of: first)
      return
    }
    if takeChosen(&context, where: { here.contains($0) }) { return }
    try offer(here, .identityAlias, &context)
  }

  /// Whether the old id was split just so.
  private func isSplit(_ old: EntityID, _ context: borrowing Context) -> Bool {
    context.intent == .splitProject
      && state.successors(of: old) == [context.destination, context.alternative].compactMap(\.self)
  }

  private func alreadySplit(
    _ old: EntityID, _ here: [EntityID], _ context: inout Context
  ) throws(Answer) {
    guard here.contains(where: { isVisible($0, context) }) else { return }
    let row = state.aliases[Int(state.firstAlias(of: old))]
    (context.actor, context.at) = (row.actor, row.at)
    context.subject = row.new
    throw already(row.new, &context)
  }

  /// Whether a faulty engine runs in the new tenant what was queued under the old one.
  func reachesMoved(_ old: EntityID, _ context: borrowing Context) -> Bool {
    safeguards.lacks(.identityTenantMovedQueued) && context.claims.isQueued
      && state.isAlias(old) && isMember(context.user, state.tenant(of: follow(old)))
  }

  private func isMember(_ user: EntityID, _ tenant: EntityID?) -> Bool {
    tenant.map { isMember(user, $0, mustBeActive: true) } ?? false
  }
}
