extension Engine {
  /// A title only ever gives a choice, or an explicit id that was shown
  /// (rule `resolve.never-guess`).
  func choose(_ kind: EntityKind, _ title: TextID, _ context: inout Context) throws(Answer) {
    guard context.traits.accepts(kind) else { throw Answer(.notFound, .identityVerifiable) }
    if takeChosen(&context, where: { $0.kind == kind }) { return }
    let matches = matches(kind, title, context)
    try offer(matches, .resolveNeverGuess, &context)
  }

  /// What became of what this key's user chose, now or before: a confirmation or a retry of what was
  /// chosen finds the choice in the open key.
  ///
  /// - Returns: whether there is such a choice, and it can be followed.
  func takeChosen(_ context: inout Context, where fits: (EntityID) -> Bool) -> Bool {
    if case .choice(let chosen, let version) = context.request.response,
      isOffered(chosen, context), take(chosen, version, &context, where: fits)
    {
      return true
    }
    guard let chosen = chosenBefore(context) else { return false }
    return take(chosen.entity, chosen.version, &context, where: fits)
  }

  private func take(
    _ chosen: EntityID, _ version: Version, _ context: inout Context,
    where fits: (EntityID) -> Bool
  ) -> Bool {
    let now = follow(chosen)
    guard state.exists(now), fits(now), now == chosen || state.tenant(of: now) == context.tenant
    else { return false }
    context.subject = now
    context.version = version
    guard now != chosen else { return true }
    context.alias = context.alias ?? chosen
    context.isVersionOfAlias = true
    return true
  }

  /// Offers the candidates; what was never offered counts for nothing, and is answered so too.
  func offer(
    _ matches: [EntityID], _ rule: Rule, _ context: inout Context
  ) throws(Answer) {
    var visible: [EntityID] = []
    for match in matches where isVisible(match, context) { visible.append(match) }
    if visible.isEmpty { throw Answer(.notFound, rule) }
    if acts(on: visible, context) {
      context.subject = visible[0]
      context.version = state.version(of: visible[0])
      return
    }
    context.list = visible.prefix(Limits.candidates).compactMap { state.snapshot(of: $0) }
    context.offers = context.list
    context.more = visible.count - context.list.count
    if safeguards.lacks(.privacyTwinWorldsCount) { context.more = matches.count - visible.count }
    throw Answer(.choose, rule)
  }

  /// Whether there is nothing to ask: a read of one thing, or a faulty engine.
  private func acts(on visible: [EntityID], _ context: borrowing Context) -> Bool {
    visible.count == 1
      ? context.traits.isRead || safeguards.lacks(.resolveNeverGuessShown)
      : safeguards.lacks(.resolveNeverGuessMany)
  }

  /// Whether this key's choice offered the entity to this user; to a read whatever its user may see
  /// counts as offered, since it leaves no key.
  private func isOffered(_ chosen: EntityID, _ context: borrowing Context) -> Bool {
    guard chosen.isWellFormed, state.exists(chosen) || state.isAlias(chosen) else { return false }
    if safeguards.lacks(.identityVerifiableChoice) { return true }
    if context.traits.isRead {
      return state.tenant(of: chosen) == context.tenant && isVisible(follow(chosen), context)
    }
    let (key, user, tenant) = (context.request.key, context.user, context.tenant)
    return state.offers.rows.contains {
      $0.entity == chosen && ($0.key == key || safeguards.lacks(.identityVerifiableOffered))
        && $0.user == user && $0.tenant == tenant
    }
  }

  /// What the user chose when this key came with a choice before.
  private func chosenBefore(_ context: borrowing Context) -> (entity: EntityID, version: Version)? {
    guard let row = context.keyRow, state.keys[row].status == .open,
      let entity = state.keys[row].entity
    else { return nil }
    return (entity, state.keys[row].version)
  }

  /// All entities of a kind whose title is exactly this one, in this tenant, deleted ones left out.
  func matches(_ kind: EntityKind, _ title: TextID, _ context: borrowing Context) -> [EntityID] {
    let count: Int
    switch kind {
    case .project: count = state.projects.count
    case .task: count = state.tasks.count
    case .comment: count = state.comments.count
    case .team: count = state.teams.count
    case .tenant, .user, .proposal: count = 0
    }
    return (0..<count).map { EntityID(kind, $0) }.filter {
      state.exists($0) && state.tenant(of: $0) == context.tenant && isMatch($0, title)
        && (!(state.snapshot(of: $0)?.isDeleted ?? true)
          || safeguards.lacks(.resolveNeverGuessDeleted))
    }
  }

  private func isMatch(_ entity: EntityID, _ title: TextID) -> Bool {
    guard let own = state.title(of: entity) else { return false }
    if own == title { return true }
    if safeguards.lacks(.resolveNeverGuessCase),
      texts[own].lowercased() == texts[title].lowercased()
    {
      return true
    }
    return safeguards.lacks(.resolveNeverGuessExact) && texts[own].hasPrefix(texts[title])
  }
}
