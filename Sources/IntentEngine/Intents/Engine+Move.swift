/// What a move does besides the chain (rule `move.both-sides`).
extension Engine {
  /// Who does the task once it is moved: as before, or, for an undo, whom the move took it from;
  /// nobody, where they may not see the new project.
  func assignee(afterMoveOf context: borrowing Context) -> EntityID? {
    guard context.intent == .moveTask, let destination = context.destination,
      let task = context.subject,
      let user = state.tasks[task.index].assignee ?? (context.isUndo ? context.member : nil)
    else { return nil }
    if safeguards.lacks(.moveBothSidesAssignee) { return user }
    return state.canSee(user, destination) ? user : nil
  }

  /// Whom a move takes the task from, for its undo to give it back to.
  func displaced(by effect: Event?) -> EntityID? {
    guard case .taskMoved(let task, _, nil) = effect else { return nil }
    return state.tasks[task.index].assignee
  }

  /// The open questions that were asked about what an effect takes elsewhere, as it was: a moved task
  /// with its comments, or all that is in what becomes an old id (rules `move.both-sides`,
  /// `identity.alias`).
  func questions(movedBy effect: Event?) -> [ChallengeID] {
    switch effect {
    case .taskMoved(let task, _, _)?:
      safeguards.keeps(.moveBothSidesChallenges) ? questions { isOf($0, task) } : []
    case .merged(let old, into: _)?, .projectSplit(let old, into: _, and: _)?,
      .projectLeft(let old, _)?:
      questions { state.holds(old, $0) }
    default: []
    }
  }

  private func questions(about isMeant: (EntityID) -> Bool) -> [ChallengeID] {
    state.challenges.rows.indices.filter {
      state.challenges[$0].status == .open && isMeant(state.challenges[$0].explanation.object)
    }.map { ChallengeID($0) }
  }

  /// Questions are void where what they are about is now, in the same transaction.
  mutating func void(_ questions: [ChallengeID], _ record: AuditRecord) {
    for question in questions where state.challenges[Int(question.index)].status == .open {
      write(.challengeVoided(question), record)
    }
  }

  private func isOf(_ entity: EntityID, _ task: EntityID) -> Bool {
    entity == task
      || entity.kind == .comment && state.comments[entity.index].container == task
  }
}
