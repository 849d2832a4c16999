import IntentEngine

/// What an answer tells of what it is about.
extension ModelTelling {
  /// What is wrong with what is told of a project, task or comment that was found.
  var subjectFault: Fault? {
    guard let wish, let subject = wish.subject, let project = office.project(of: subject),
      subject.kind != .proposal
    else { return nil }
    if let fault = aliasFault(wish) ?? questionFault(wish, project) { return fault }
    guard wish.destination == nil else { return nil }
    switch reply.outcome {
    case .done: return undoFault(wish, subject)
    case .already:
      // Of several people each has a last change of their own.
      let isTold = reply.actor != nil && reply.at != nil
      return !isTold && isKept(wish.intent) && wasDone(wish)
        ? Fault(.writeAlready, "does not say who did it and when") : nil
    case .changed:
      if reply.current?.entity != subject { return Fault(.syncNotADatabase, "brings no state") }
      return personFault(project)
    case .archived: return archivedFault(project) ?? personFault(project)
    case .gone: return goneFault(subject, project) ?? personFault(project)
    default: return nil
    }
  }

  /// Whether somebody has done before what is wanted.
  private func wasDone(_ wish: ModelWish) -> Bool {
    model.keys.contains {
      $0.result == .done && $0.subject == wish.subject && $0.intent == wish.intent
    }
  }

  /// Whether it is kept who brought about last what an intent wants: of a title, a text or a share it
  /// is not.
  private func isKept(_ intent: IntentKind) -> Bool {
    switch intent {
    case .completeTask, .reopenTask, .deleteTask, .restoreTask, .deleteComment, .restoreComment,
      .archiveProject, .unarchiveProject:
      true
    default: false
    }
  }

  private func aliasFault(_ wish: ModelWish) -> Fault? {
    // What was merged is called by its own id, which is an old one from then on.
    guard let old = wish.oldID, !wish.isUndo, request.arguments.subject == .id(old),
      reply.entity == wish.subject
    else { return nil }
    switch reply.outcome {
    case .done, .already, .changed, .archived, .gone, .challenged, .forbidden:
      return reply.alias == old ? nil : Fault(.identityAlias, "does not name the old id")
    default: return nil
    }
  }

  // MARK: Ways on

  private func undoFault(_ wish: ModelWish, _ subject: EntityID) -> Fault? {
    guard subject.kind == .task || subject.kind == .comment, !wish.isUndo,
      wish.intent.declaration.undoWindow > 0
    else { return nil }
    return reply.undoUntil == now + Limits.undoWindow && reply.recoveries.contains(.undo)
      ? nil : Fault(.recoverSummary, "does not show how to take it back")
  }

  /// Whom to ask: who owns the project, unless that is who asks.
  private func personFault(_ project: EntityID) -> Fault? {
    let owner = office.projects[project.index].owner
    let person = owner == session.user ? nil : owner
    return reply.person == person && reply.recoveries.contains(.askPerson) == (person != nil)
      ? nil : Fault(.recoverAlternatives, "names another person to ask than the owner")
  }

  private func archivedFault(_ project: EntityID) -> Fault? {
    let mayUnarchive = office.role(of: session.user, in: project) == .admin
    return reply.recoveries.contains(.unarchive) == mayUnarchive
      ? nil : Fault(.identityArchived, "offers to unarchive to who may not, or does not")
  }

  private func goneFault(_ subject: EntityID, _ project: EntityID) -> Fault? {
    guard let tombstone = office.tombstone(of: subject) else { return nil }
    if reply.title != nil, !mayChange(subject, in: project) {
      return Fault(.identityGone, "tells what was deleted")
    }
    let way: Recovery =
      office.projects[project.index].isArchived
      ? .unarchive : tombstone == subject ? .restore : .restoreContainer
    let isOpen =
      mayChange(tombstone, in: project)
      && (way != .unarchive || office.role(of: session.user, in: project) == .admin)
    let offered: [Recovery] = [.unarchive, .restore, .restoreContainer].filter(
      reply.recoveries.contains)
    return offered == (isOpen ? [way] : [])
      ? nil : Fault(.containerState, "offers another way back than there is")
  }

  /// Whether the user may bring back a task or comment, and so read what it said.
  private func mayChange(_ entity: EntityID, in project: EntityID) -> Bool {
    let role = office.role(of: session.user, in: project)
    guard entity.kind == .comment else { return role ?? .viewer >= .editor }
    return role == .admin || office.comments[entity.index].author == session.user
  }

  // MARK: Questions

  /// What the question shows: how long it can be undone, how many people it concerns, and who gets
  /// what.
  private func questionFault(_ wish: ModelWish, _ project: EntityID) -> Fault? {
    guard let shown = reply.challenge?.explanation, reply.outcome == .challenged else { return nil }
    if !wish.isUndo, shown.undoWindow != wish.intent.declaration.undoWindow {
      return Fault(.confirmExplains, "shows another time for undoing")
    }
    switch wish.intent {
    case .deleteTask, .restoreTask, .deleteComment, .restoreComment:
      return Int(shown.people) == office.people(seeing: project, besides: session.user)
        ? nil : Fault(.confirmExplains, "shows another number of people")
    case .shareProject where wish.member != nil, .transferProject, .handOverProject:
      return shown.recipient == wish.member
        ? nil : Fault(.confirmExplains, "shows another recipient")
    default: return nil
    }
  }
}
