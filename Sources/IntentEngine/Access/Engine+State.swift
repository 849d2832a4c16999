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
    // An undo of what is so already was decided when its operation was looked up.
    guard !context.isUndo, isSo(context) else { return }
    (context.actor, context.at) = lastChange(of: subject, by: context.intent)
    if safeguards.lacks(.writeAlreadyTold) { (context.actor, context.at) = (nil, nil) }
    if safeguards.lacks(.writeAlreadySuccess) {
      throw subject.kind == .comment
        ? Answer(.gone, .identityGone) : Answer(.changed, .writeVersion)
    }
    throw Answer(.already, .writeAlready)
  }

  /// A deleted comment is answered from its tombstone; only an intent whose goal it is, or that
  /// brings it back, goes on.
  private func tombstone(_ subject: EntityID, _ context: inout Context) throws(Answer) {
    guard isDeleted(subject) else { return }
    switch context.intent {
    case .deleteComment, .restoreComment: return
    case .editComment where safeguards.lacks(.identityGoneStays): return
    case .completeTask, .reopenTask, .assignTask, .unassignTask, .renameTask, .renameProject,
      .addComment, .editComment, .shareProject, .unshareProject, .transferProject,
      .archiveProject, .unarchiveProject, .findEntities, .openEntity, .pending, .undo, .dropKeys:
      try gone(subject, &context)
    }
  }

  private func openTombstone(_ context: inout Context) throws(Answer) {
    guard let subject = context.subject, isDeleted(subject) else { return }
    try gone(subject, &context)
  }

  private func gone(_ subject: EntityID, _ context: inout Context) throws(Answer) {
    if safeguards.lacks(.identityGoneTold) { throw Answer(.notFound, .identityGone) }
    (context.actor, context.at) = lastChange(of: subject, by: .deleteComment)
    throw Answer(.gone, .identityGone)
  }

  /// Whether an entity is a deleted comment.
  func isDeleted(_ entity: EntityID?) -> Bool {
    guard let entity, entity.kind == .comment else { return false }
    return state.comments[entity.index].isDeleted
  }

  private func isSo(_ context: borrowing Context) -> Bool {
    context.intent.behaviour.isSo(
      goal(of: context), state.subjectState(context.subject, member: context.member))
  }

  /// Who brought about last what an intent wants, and when: kept for the states of tasks, comments
  /// and projects, and for assignments; not for titles and shares.
  func lastChange(of entity: EntityID, by intent: IntentKind) -> (EntityID?, Instant?) {
    switch intent {
    case .completeTask, .reopenTask:
      (state.tasks[entity.index].actor, state.tasks[entity.index].changedAt)
    case .assignTask, .unassignTask:
      (state.tasks[entity.index].assigner, state.tasks[entity.index].assignedAt)
    case .deleteComment, .restoreComment:
      (state.comments[entity.index].actor, state.comments[entity.index].changedAt)
    case .archiveProject, .unarchiveProject:
      (state.projects[entity.index].actor, state.projects[entity.index].changedAt)
    case .renameTask, .renameProject, .addComment, .editComment, .shareProject, .unshareProject,
      .transferProject, .findEntities, .openEntity, .pending, .undo, .dropKeys:
      (nil, nil)
    }
  }
}
