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

  /// Questions about the task and its comments were asked where they were; they are void where they
  /// are now, in the same transaction.
  mutating func voidChallenges(movedBy effect: Event, _ record: AuditRecord) {
    guard case .taskMoved(let task, _, _) = effect, safeguards.keeps(.moveBothSidesChallenges)
    else { return }
    for index in state.challenges.rows.indices {
      let row = state.challenges[index]
      guard row.status == .open, isOf(row.explanation.object, task) else { continue }
      write(.challengeVoided(ChallengeID(index)), record)
    }
  }

  private func isOf(_ entity: EntityID, _ task: EntityID) -> Bool {
    entity == task
      || entity.kind == .comment && state.comments[entity.index].container == task
  }
}
