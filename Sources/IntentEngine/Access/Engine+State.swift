extension Engine {
  /// Link 8: already so, archived, gone; before the version
  /// (rules `write.already`, `identity.gone`, `identity.archived`).
  func state(_ context: inout Context) throws(Answer) {
    guard let subject = context.subject, !context.traits.isRead else {
      try openTombstone(&context)
      try readArchived(context)
      return
    }
    try tombstone(subject, &context)
    try proposal(subject, &context)
    try archived(context)
    if context.destination != nil { try destinationState(&context) }
    // An undo of what is so already was decided when its operation was looked up.
    guard !context.isUndo, isSo(context) else { return }
    let last = context.intent.behaviour.lastChange(for: goal(of: context), in: state)
    // What is so from the beginning nobody did, at no time that is known.
    if let last, let actor = last.actor { (context.actor, context.at) = (actor, last.at) }
    throw already(subject, &context)
  }

  /// What is so already succeeds, and says who did it and when (rule `write.already`).
  func already(_ subject: EntityID, _ context: inout Context) -> Answer {
    if safeguards.lacks(.writeAlreadyTold) { (context.actor, context.at) = (nil, nil) }
    if safeguards.lacks(.writeAlreadySuccess) {
      return tombstone(of: subject) != nil
        ? Answer(.gone, .identityGone) : Answer(.changed, .writeVersion)
    }
    return Answer(.already, .writeAlready)
  }

  /// What is deleted is answered from its tombstone; only an intent whose goal it is, or that
  /// brings it back, goes on.
  private func tombstone(_ subject: EntityID, _ context: inout Context) throws(Answer) {
    guard let tombstone = tombstone(of: subject) else { return }
    if tombstone != subject { return try goneWith(tombstone, subject, &context) }
    if context.intent.behaviour.acceptsTombstone { return }
    if context.intent == .editComment, safeguards.lacks(.identityGoneStays) { return }
    try gone(tombstone, .identityGone, &context)
  }

  /// What is in a deleted container is gone with it, whatever is wanted; but who wants it deleted
  /// that was deleted singly has that already (rules `container.state`, `write.already`).
  private func goneWith(
    _ container: EntityID, _ subject: EntityID, _ context: inout Context
  ) throws(Answer) {
    if context.isUndo, safeguards.lacks(.containerStateUndo) { return }
    if !context.isUndo, state.isTombstone(subject), context.intent.behaviour.acceptsTombstone,
      isSo(context)
    {
      return
    }
    try gone(container, .containerState, &context)
  }

  private func openTombstone(_ context: inout Context) throws(Answer) {
    guard let subject = context.subject, let tombstone = tombstone(of: subject) else { return }
    try gone(tombstone, tombstone == subject ? .identityGone : .containerState, &context)
  }

  private func gone(
    _ tombstone: EntityID, _ rule: Rule, _ context: inout Context
  ) throws(Answer) {
    if safeguards.lacks(.identityGoneTold) { throw Answer(.notFound, .identityGone) }
    let last = deletion(tombstone)
    (context.actor, context.at) = (last?.actor, last?.at)
    throw Answer(.gone, rule)
  }

  /// Who made a tombstone, and when.
  func deletion(_ tombstone: EntityID) -> LastChange? {
    switch tombstone.kind {
    case .task: DeleteTaskIntent.lastChange(of: tombstone, in: state)
    case .comment: DeleteCommentIntent.lastChange(of: tombstone, in: state)
    case .team: DissolveTeamIntent.lastChange(of: tombstone, in: state)
    case .project, .user, .tenant, .proposal: nil
    }
  }

  /// Whose tombstone an entity is answered from; a faulty engine looks at the entity alone.
  func tombstone(of entity: EntityID) -> EntityID? {
    if safeguards.lacks(.containerStateEffective) {
      return state.isTombstone(entity) ? entity : nil
    }
    return state.tombstone(of: entity)
  }

  /// Whether what is wanted is so already.
  func isSo(_ context: borrowing Context) -> Bool {
    context.intent.behaviour.isSo(
      goal(of: context), subjectState(context))
  }
}
