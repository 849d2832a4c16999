extension Engine {
  /// Where an id leads, through any number of hops (rule `identity.alias`); a loop ends where it
  /// closes: at an old id, under which nothing exists.
  func follow(_ id: EntityID) -> EntityID {
    guard safeguards.keeps(.identityAliasFollowed) else { return id }
    var target = id
    for _ in 0..<state.aliases.count {
      guard let hop = state.aliases.rows.first(where: { $0.old == target }) else { break }
      target = hop.new
      if safeguards.lacks(.identityAliasHops) { break }
    }
    return target
  }

  /// The old id that a request was sent with; a key's content is the id as sent, so its replay came
  /// by the same one.
  func alias(in request: Request) -> EntityID? {
    guard case .id(let id) = request.arguments.subject, follow(id) != id else { return nil }
    return id
  }

  /// The old id for the reply and the audit to name.
  func toldAlias(_ context: borrowing Context) -> EntityID? {
    safeguards.keeps(.identityAliasTold) ? context.alias : nil
  }
}
