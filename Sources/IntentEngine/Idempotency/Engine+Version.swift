extension Engine {
  /// Link 9: the version that the client saw is the current one (rules `write.version`,
  /// `identity.alias`).
  func version(_ context: inout Context) throws(Answer) {
    guard !context.traits.isRead, let subject = context.subject,
      let current = state.version(of: subject, in: context.tenant)
    else { return }
    if context.isUndo {
      try unchangedSince(current, of: subject, context)
      return
    }
    guard !context.traits.commutes, safeguards.keeps(.writeVersionCompared) else { return }
    if safeguards.lacks(.entryEqualResult), context.claims.entry == .shortcuts { return }
    if safeguards.lacks(.entryNoTrustVersion), context.claims.isSuggested { return }
    guard let seen = context.version else { return }
    // What was read from an old id says nothing about its successor, not even by chance. What is
    // sensitive is asked anew; what that is, only the effect tells.
    if context.isVersionOfAlias, safeguards.keeps(.identityAliasVersion) {
      context.asksAnew = true
      return
    }
    if seen == current || seen > current && safeguards.lacks(.writeVersionAhead) { return }
    if !looksCurrent(subject, context) { throw Answer(.changed, .writeVersion) }
  }

  /// Whether a faulty engine takes a copy for current by what it is called.
  private func looksCurrent(_ subject: EntityID, _ context: borrowing Context) -> Bool {
    guard safeguards.lacks(.syncNotADatabaseLooks), let title = context.claims.cachedTitle else {
      return false
    }
    return title == state.title(of: subject)
  }

  /// An undo works only if nothing changed since, what was done still stands, and is not taken back
  /// already: merging projects brings a task elsewhere, or what it came from to it, and raises no
  /// version of it (rule `recover.undo`).
  private func unchangedSince(
    _ current: Version, of subject: EntityID, _ context: borrowing Context
  ) throws(Answer) {
    guard safeguards.keeps(.recoverUndoUnchanged), let row = context.undoneRow else { return }
    let key = state.keys[row]
    let isOfAlias = context.isVersionOfAlias && safeguards.keeps(.identityAliasVersion)
    let stands = key.intent.behaviour.stands(
      key, state.subjectState(subject, member: key.member, in: context.tenant, at: context.now))
    if isOfAlias || key.version != current || !stands || isSo(context) {
      throw Answer(.changed, .recoverUndo)
    }
  }
}
