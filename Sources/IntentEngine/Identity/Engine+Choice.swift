extension Engine {
  /// A title only ever gives a choice, or an explicit id that was shown
  /// (rule `resolve.never-guess`).
  func choose(_ kind: EntityKind, _ title: TextID, _ context: inout Context) throws(Answer) {
    guard context.traits.accepts(kind) else { throw Answer(.notFound, .identityVerifiable) }
    if case .choice(let chosen, let version) = context.request.response,
      isOffered(chosen, kind, context)
    {
      context.subject = chosen
      context.version = version
      return
    }
    // A confirmation or a retry of what was chosen before: the choice is in the open key.
    if let chosen = chosenBefore(context) {
      context.subject = chosen.entity
      context.version = chosen.version
      return
    }
    try ask(kind, title, &context)
  }

  /// Offers the candidates; what was never offered counts for nothing, and is answered so too.
  private func ask(
    _ kind: EntityKind, _ title: TextID, _ context: inout Context
  ) throws(Answer) {
    let matches = matches(kind, title, context)
    var visible: [EntityID] = []
    for match in matches where isVisible(match, context) { visible.append(match) }
    if visible.isEmpty { throw Answer(.notFound, .resolveNeverGuess) }
    if acts(on: visible, context) {
      context.subject = visible[0]
      context.version = state.version(of: visible[0])
      return
    }
    context.list = visible.prefix(Limits.candidates).compactMap { state.snapshot(of: $0) }
    context.offers = context.list
    context.more = visible.count - context.list.count
    if safeguards.lacks(.privacyTwinWorldsCount) { context.more = matches.count - visible.count }
    throw Answer(.choose, .resolveNeverGuess)
  }

  /// Whether there is nothing to ask: a read of one thing, or a faulty engine.
  private func acts(on visible: [EntityID], _ context: borrowing Context) -> Bool {
    visible.count == 1
      ? context.traits.isRead || safeguards.lacks(.resolveNeverGuessShown)
      : safeguards.lacks(.resolveNeverGuessMany)
  }

  /// Whether this key's choice offered the entity to this user.
  private func isOffered(
    _ chosen: EntityID, _ kind: EntityKind, _ context: borrowing Context
  ) -> Bool {
    guard state.exists(chosen), chosen.kind == kind else { return false }
    if safeguards.lacks(.identityVerifiableChoice) { return true }
    let (key, user, tenant) = (context.request.key, context.user, context.tenant)
    return state.offers.rows.contains {
      $0.entity == chosen && $0.key == key && $0.user == user && $0.tenant == tenant
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
    case .tenant, .user: count = 0
    }
    return (0..<count).map { EntityID(kind, $0) }.filter {
      state.exists($0) && state.tenant(of: $0) == context.tenant && isMatch($0, title)
        && !(state.snapshot(of: $0)?.isDeleted ?? true)
    }
  }

  private func isMatch(_ entity: EntityID, _ title: TextID) -> Bool {
    guard let own = state.title(of: entity) else { return false }
    if own == title { return true }
    return safeguards.lacks(.resolveNeverGuessExact) && texts[own].hasPrefix(texts[title])
  }
}
