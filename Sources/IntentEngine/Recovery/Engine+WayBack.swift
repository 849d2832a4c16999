/// The way back from a tombstone (rules `identity.gone`, `container.state`).
extension Engine {
  /// What brings the subject back, where it is gone: its own restoring, or first that of what it is
  /// in; where the user may not, or nothing is gone, there is none.
  func wayBack(_ context: borrowing Context) -> Recoveries {
    guard let subject = otherSide(context) ?? subject(context),
      let tombstone = tombstone(of: subject), mayRestore(tombstone, context)
    else { return [] }
    if let project = state.project(of: tombstone), state.projects[project.index].isArchived {
      return mayUnarchive(project, context) && safeguards.keeps(.containerStateWayOn)
        ? Recoveries(.unarchive) : []
    }
    if tombstone == subject { return Recoveries(.restore) }
    return safeguards.keeps(.containerStateWayOn) ? Recoveries(.restoreContainer) : []
  }

  /// Whether what a replay once met as gone is there again, as far as the user sees it: what it was
  /// about, and what that was to be brought to.
  func isBack(_ context: borrowing Context) -> Bool {
    guard context.replayed != nil, let subject = subject(context) else { return false }
    let destination = context.request.arguments.destination.flatMap { $0.isWellFormed ? $0 : nil }
    return [subject, destination.map { follow($0) }].allSatisfy { entity in
      guard let entity else { return true }
      return state.exists(entity) && present(entity, context) != nil
        && tombstone(of: entity) == nil
    }
  }

  /// Whether the user may bring a tombstone back, once nothing that it is in stands in the way.
  private func mayRestore(_ tombstone: EntityID, _ context: borrowing Context) -> Bool {
    if safeguards.lacks(.resolveUnderstandableRestore) { return true }
    guard state.canSee(context.user, entity: tombstone) else { return false }
    let grant = grant(of: context.user, in: tombstone)
    return switch tombstone.kind {
    case .task: RestoreTaskIntent.permits(grant)
    case .comment: RestoreCommentIntent.permits(grant)
    case .project, .team, .user, .tenant, .proposal: false
    }
  }

  /// Whether the user is told what something said that is gone: its author, and who answers for the
  /// project; of a task, those who could edit it.
  func mayRead(gone entity: EntityID, _ context: borrowing Context) -> Bool {
    guard state.canSee(context.user, entity: entity) else { return false }
    let grant = grant(of: context.user, in: entity)
    return entity.kind == .task
      ? grant.isAtLeast(.editor) : grant.isAtLeast(.admin) || grant.isAuthor
  }

  /// What stands in the way, where that is not the subject itself: what is to be restored or
  /// unarchived first.
  func obstacle(
    to entity: EntityID, _ recoveries: Recoveries, _ context: borrowing Context
  ) -> EntityID? {
    if recoveries.contains(.restoreContainer) { return tombstone(of: entity) }
    if recoveries.contains(.restore) { return otherSide(context) }
    guard recoveries.contains(.unarchive) else { return nil }
    let project = otherSide(context).flatMap { state.project(of: $0) } ?? state.project(of: entity)
    return project == entity ? nil : project
  }
}
