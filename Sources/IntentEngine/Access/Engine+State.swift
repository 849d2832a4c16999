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
    try archived(context)
    if context.destination != nil { try destinationState(&context) }
    // An undo of what is so already was decided when its operation was looked up.
    guard !context.isUndo, isSo(context) else { return }
    tellChange(by: context.intent, &context)
    throw already(subject, &context)
  }

  /// What is so already succeeds, and says who did it and when (rule `write.already`).
  func already(_ subject: EntityID, _ context: inout Context) -> Answer {
    if safeguards.lacks(.writeAlreadyTold) { (context.actor, context.at) = (nil, nil) }
    if safeguards.lacks(.writeAlreadySuccess) {
      return subject.kind == .comment
        ? Answer(.gone, .identityGone) : Answer(.changed, .writeVersion)
    }
    return Answer(.already, .writeAlready)
  }

  /// What is deleted is answered from its tombstone; only an intent whose goal it is, or that
  /// brings it back, goes on.
  private func tombstone(_ subject: EntityID, _ context: inout Context) throws(Answer) {
    guard isDeleted(subject), !context.intent.behaviour.acceptsTombstone else { return }
    if context.intent == .editComment, safeguards.lacks(.identityGoneStays) { return }
    try gone(subject, &context)
  }

  private func openTombstone(_ context: inout Context) throws(Answer) {
    guard let subject = context.subject, isDeleted(subject) else { return }
    try gone(subject, &context)
  }

  private func gone(_ subject: EntityID, _ context: inout Context) throws(Answer) {
    if safeguards.lacks(.identityGoneTold) { throw Answer(.notFound, .identityGone) }
    tellChange(by: subject.kind == .team ? .dissolveTeam : .deleteComment, &context)
    throw Answer(.gone, .identityGone)
  }

  private func tellChange(by intent: IntentKind, _ context: inout Context) {
    let last = intent.behaviour.lastChange(for: goal(of: context), in: state)
    (context.actor, context.at) = (last?.actor, last?.at)
  }

  /// Whether an entity is a tombstone: a deleted comment, or a dissolved team.
  func isDeleted(_ entity: EntityID?) -> Bool {
    guard let entity else { return false }
    return switch entity.kind {
    case .comment: state.comments[entity.index].isDeleted
    case .team: state.teams[entity.index].isDissolved
    case .tenant, .user, .project, .task: false
    }
  }

  private func isSo(_ context: borrowing Context) -> Bool {
    context.intent.behaviour.isSo(
      goal(of: context), subjectState(context))
  }
}
