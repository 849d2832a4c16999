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

  /// Whether what was refused must be handed over first, and this user can do that.
  func wantsHandOver(_ answer: Answer, _ context: borrowing Context) -> Bool {
    guard answer.outcome == .forbidden, safeguards.keeps(.ownershipNeverOrphanedWayOn),
      isHeldBack(answer.rule, context)
    else { return false }
    return mayHandOver(context) || safeguards.lacks(.ownershipNeverOrphanedHidden)
  }

  /// Who would have to hand over before a refused change, where it names somebody: whom to ask.
  func holder(_ rule: Rule, _ context: borrowing Context) -> EntityID? {
    guard isHeldBack(rule, context) else { return nil }
    let member = context.member ?? context.replayed.flatMap { state.keys[$0].member }
    return member ?? subject(context).flatMap { $0.kind == .user ? $0 : nil }
  }

  /// Whether the rule refused: now, or when the key was settled.
  private func isHeldBack(_ rule: Rule, _ context: borrowing Context) -> Bool {
    (context.replayed.map { state.keys[$0].rule } ?? rule) == .ownershipNeverOrphaned
  }

  /// An owner hands over, or an admin of the team that owns; and who would go themselves makes
  /// somebody else an admin. Others can only ask.
  private func mayHandOver(_ context: borrowing Context) -> Bool {
    guard let held = context.handOver ?? context.replayed.flatMap({ state.keys[$0].entity }) else {
      return false
    }
    if holder(.ownershipNeverOrphaned, context) == context.user { return true }
    let owner = state.owner(of: held) ?? held
    return owner == context.user
      || owner.kind == .team && state.teamMember(context.user, of: owner)?.isAdmin ?? false
  }
}

extension Event {
  /// Whether somebody may lose a role by it.
  @inline(__always)
  fileprivate var mayOrphan: Bool {
    !effects.isDisjoint(with: [.membership, .ownership, .suspension])
  }
}
