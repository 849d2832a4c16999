extension Engine {
  /// Where an id leads, in order: itself, unless it is an old one (rule `identity.alias`).
  func ends(of id: EntityID) -> [EntityID] {
    if safeguards.lacks(.identityAliasFollowed) { return [id] }
    return safeguards.lacks(.identityAliasHops) && state.isAlias(id)
      ? state.successors(of: id) : state.ends(of: id)
  }

  /// The one id that an id leads to; the old id itself, under which nothing exists, where it leads
  /// nowhere, or to several.
  func follow(_ id: EntityID) -> EntityID {
    guard state.isAlias(id) else { return id }
    let ends = ends(of: id)
    return ends.count == 1 ? ends[0] : id
  }

  /// What an entity that an operation was about before is now, for this session: itself or its
  /// successor; `nil` where this user may not see it here.
  func present(_ entity: EntityID, _ context: borrowing Context) -> EntityID? {
    let now = follow(entity)
    return isVisible(now, context) && belongs(now, to: context.tenant) ? now : nil
  }

  /// The old id that a request was sent with; a key's content is the id as sent, so its replay came
  /// by the same one.
  func alias(in request: Request) -> EntityID? {
    guard case .id(let id) = request.arguments.subject, state.isAlias(id),
      safeguards.keeps(.identityAliasFollowed)
    else { return nil }
    return id
  }

  /// The old id for the reply and the audit to name.
  func toldAlias(_ context: borrowing Context) -> EntityID? {
    safeguards.keeps(.identityAliasTold) ? context.alias : nil
  }
}
