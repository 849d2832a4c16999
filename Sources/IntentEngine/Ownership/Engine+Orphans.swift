/// Every project always has somebody who can administer it (rule `ownership.never-orphaned`).
extension Engine {
  /// Between effect and confirmation: what would leave a project with nobody is refused until it is
  /// handed over.
  ///
  /// It is judged by what the effect would do and not by its verb, on the state of this moment: at
  /// admission, and at the commit again.
  func orphans(_ context: inout Context) throws(Answer) {
    guard let effect = context.effect, state.mayOrphan(effect),
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

  /// What must come first of what was refused, where this user can do that: an owner hands over, or
  /// an admin of the team that owns; and who would go themselves and owns nothing makes somebody else
  /// an admin. Others can only ask.
  func wayFromOrphaning(_ answer: Answer, _ context: borrowing Context) -> Recovery? {
    guard answer.outcome == .forbidden, safeguards.keeps(.ownershipNeverOrphanedWayOn),
      isHeldBack(answer.rule, context)
    else { return nil }
    if safeguards.lacks(.ownershipNeverOrphanedHidden) { return .handOver }
    guard let held = context.handOver ?? context.replayed.flatMap({ state.keys[$0].entity }) else {
      return nil
    }
    if hasProject(held), actsForOwner(context.user, of: held) { return .handOver }
    return holder(.ownershipNeverOrphaned, context) == context.user ? .appoint : nil
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

  /// Whether there is something to hand over: a replay's subject is not always a project, and may
  /// own none.
  private func hasProject(_ held: EntityID) -> Bool {
    held.kind == .project
      || state.projects.rows.indices.contains {
        state.exists(EntityID(.project, $0)) && state.projects[$0].owner == held
      }
  }

  /// Whether a user owns what is held back, or is an admin of the team that does; of a team that was
  /// itself the subject, whether the user is its admin.
  private func actsForOwner(_ user: EntityID, of held: EntityID) -> Bool {
    let owner = state.owner(of: held) ?? held
    return owner == user || isAdmin(user, ofOwner: owner)
  }
}

extension State {
  /// Whether an effect may take an admin's place or role, or an owner: giving more to somebody leaves
  /// nothing with nobody, and needs no look at all projects.
  @inline(__always)
  fileprivate func mayOrphan(_ effect: Event) -> Bool {
    if effect.effects.isDisjoint(with: .places) { return false }
    switch effect {
    case .roleSet(let project, let member, let role):
      return role != .admin && givenRole(of: member, in: project) == .admin
    // Whoever is in a team may administer by it what is shared with it.
    case .placed(let team, let member, let role):
      return teamMember(member, of: team).map { role == nil || $0.isAdmin && role != .admin }
        ?? false
    case .left(let project, let member, to: _):
      return projects[project.index].owner == member
        || givenRole(of: member, in: project) == .admin
    case .activitySet(_, in: _, let isActive): return !isActive
    default: return true
    }
  }
}
