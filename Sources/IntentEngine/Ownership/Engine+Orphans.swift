/// Every project always has somebody who can administer it (rule `ownership.never-orphaned`).
extension Engine {
  /// Between effect and confirmation: what would leave a project with nobody is refused until it is
  /// handed over.
  ///
  /// It is judged by what the effect would do and not by its verb, on the state of this moment: at
  /// admission, and at the commit again.
  func orphans(_ context: inout Context) throws(Answer) {
    guard let effect = context.effect, effect.mayOrphan,
      safeguards.keeps(clause(against: effect, by: context.user)),
      !context.holdsReservation || safeguards.keeps(.ownershipNeverOrphanedRaced)
    else { return }
    let orphaned = state.orphaned(in: state(after: effect, context))
    guard let first = orphaned.first else { return }
    for project in orphaned.reversed() where isVisible(project, context) {
      context.handOver = project
    }
    // That there is something is told; what it is only to those who may see it.
    if safeguards.lacks(.ownershipNeverOrphanedHidden) { context.handOver = first }
    context.effect = nil
    throw Answer(.forbidden, .ownershipNeverOrphaned)
  }

  /// The state as it would be after an effect.
  func state(after effect: Event, _ context: borrowing Context) -> State {
    var after = state
    after.apply(effect, head(Answer(.done, .ownershipNeverOrphaned), context), journal)
    return after
  }

  /// The clause that keeps the last administrator from going in this way.
  private func clause(against effect: Event, by user: EntityID) -> Safeguard {
    switch effect {
    case .left(_, let member, to: _), .placed(_, let member, nil):
      member == user ? .ownershipNeverOrphanedLeave : .ownershipNeverOrphanedRemove
    case .roleSet(_, _, nil): .ownershipNeverOrphanedRemove
    case .activitySet: .ownershipNeverOrphanedSuspend
    case .dissolved: .ownershipNeverOrphanedDissolve
    default: .ownershipNeverOrphanedDemote
    }
  }

  /// Whether what was refused must be handed over first: said so now, or in the settled key.
  func wantsHandOver(_ answer: Answer, _ context: borrowing Context) -> Bool {
    guard answer.outcome == .forbidden, safeguards.keeps(.ownershipNeverOrphanedWayOn) else {
      return false
    }
    let rule = context.replayed.map { state.keys[$0].rule } ?? answer.rule
    return rule == .ownershipNeverOrphaned
  }
}

extension Event {
  /// Whether somebody may lose a role by it.
  @inline(__always)
  fileprivate var mayOrphan: Bool {
    !effects.isDisjoint(with: [.membership, .ownership, .suspension])
  }
}
