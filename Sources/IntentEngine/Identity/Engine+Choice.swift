extension Engine {
  /// A title only ever gives a choice, or an explicit id that was shown
  /// (rule `resolve.never-guess`).
  func choose(_ kind: EntityKind, _ title: TextID, _ context: inout Context) throws(Answer) {
    guard context.traits.accepts(kind) else { throw Answer(.notFound, .identityVerifiable) }
    if case .choice(let chosen, let version) = context.request.response {
      try accept(chosen, version, kind, title, &context)
      return
    }
    // A confirmation or a retry of what was chosen before: the choice is in the open key.
    if let chosen = chosenBefore(context) {
      context.subject = chosen.entity
      context.version = chosen.version
      return
    }
    let matches = matches(kind, title, context)
    let visible = matches.filter { isVisible($0, context) }
    if visible.isEmpty { throw Answer(.notFound, .resolveNeverGuess) }
    if acts(on: visible, context) {
      context.subject = visible[0]
      context.version = state.version(of: visible[0])
      return
    }
    context.list = visible.prefix(Limits.candidates).compactMap { state.snapshot(of: $0) }
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

  private func accept(
    _ chosen: EntityID, _ version: Version, _ kind: EntityKind, _ title: TextID,
    _ context: inout Context
  ) throws(Answer) {
    let isOffered =
      state.exists(chosen) && chosen.kind == kind && isMatch(chosen, title)
      && state.tenant(of: chosen) == context.tenant && isVisible(chosen, context)
    if !isOffered, safeguards.keeps(.identityVerifiableChoice) || !state.exists(chosen) {
      throw Answer(.notFound, .identityVerifiable)
    }
    context.subject = chosen
    context.version = version
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
    case .tenant, .user, .team: count = 0
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
