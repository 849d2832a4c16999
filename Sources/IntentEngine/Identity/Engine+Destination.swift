/// What an intent brings its subject to: what a project or task is merged into, what a project is
/// split into, the tenant that it moves to, the project that a task does (rules `identity.alias`,
/// `identity.tenant-moved`, `move.both-sides`).
extension Engine {
  /// In link 1: destinations are of the kind that the intent takes, and several are different.
  func destinationShape(_ arguments: Arguments) throws(Answer) {
    guard let destination = arguments.destination, destination.isWellFormed else { return }
    let named = [arguments.subject.kind, arguments.alternative.flatMap(\.wellFormedKind)]
    let isTenant = destination.kind == .tenant
    if !isTenant, named.contains(where: { $0.map { $0 != destination.kind } ?? false }) {
      throw Answer(.invalid, .entryPublicSurface, .wrongKind)
    }
    if destination == arguments.alternative {
      throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
    }
  }

  /// In link 5: each is followed through its aliases; one that this user may not see, or a tenant
  /// that they do not belong to, is as missing, word for word.
  func destinations(_ context: inout Context) throws(Answer) {
    let arguments = context.request.arguments
    context.destination = try destination(arguments.destination, context)
    context.alternative = try destination(arguments.alternative, context)
    context.followed = followed(arguments, context)
  }

  /// The old ids among the destinations as sent, with what they lead to now, as far as this user may
  /// see it.
  func followed(_ arguments: Arguments, _ context: borrowing Context) -> Followed {
    var followed = Followed()
    followed.destination = hop(from: arguments.destination, context)
    followed.alternative = hop(from: arguments.alternative, context)
    return followed
  }

  private func hop(from id: EntityID?, _ context: borrowing Context) -> Followed.Hop? {
    guard let id, safeguards.keeps(.identityAliasTold), state.isAlias(id) else { return nil }
    let target = follow(id)
    guard target != id, present(target, context) != nil else { return nil }
    return Followed.Hop(old: id, new: target)
  }

  private func destination(
    _ id: EntityID?, _ context: borrowing Context
  ) throws(Answer) -> EntityID? {
    guard let id else { return nil }
    guard id.isWellFormed else { throw Answer(.notFound, .identityVerifiable) }
    if context.intent == .moveProjectToTenant {
      guard id.kind == .tenant, isMember(context.user, id, mustBeActive: true) else {
        throw Answer(.notFound, .identityVerifiable)
      }
      return id
    }
    let target = follow(id)
    let isOfKind =
      context.intent == .moveTask
      ? target.kind == .project : context.traits.accepts(target.kind)
    guard isOfKind, state.exists(target), state.tenant(of: target) == context.tenant else {
      throw Answer(.notFound, .identityVerifiable)
    }
    if isVisible(target, context) { return target }
    if context.intent == .moveTask, safeguards.lacks(.moveBothSidesHidden) {
      throw Answer(.forbidden, .moveBothSides)
    }
    throw Answer(.notFound, .identityVerifiable)
  }

  /// Where an undo moves a task back to, if that is still there for this user.
  func formerProject(_ id: EntityID, _ context: inout Context) throws(Answer) {
    let project = follow(id)
    guard state.exists(project), project.kind == .project,
      state.tenant(of: project) == context.tenant, isVisible(project, context)
    else { throw Answer(.changed, .recoverUndo) }
    context.destination = project
    context.followed.destination = hop(from: id, context)
  }

  /// The destination, where an answer is about that and not about the subject; a replay's is the one
  /// that was sent, as far as the user sees it.
  func otherSide(_ context: borrowing Context) -> EntityID? {
    guard let row = context.replayed else { return context.obstacle }
    let key = state.keys[row]
    guard key.intent == .moveTask, let id = context.request.arguments.destination,
      id.isWellFormed, let task = key.entity
    else { return nil }
    let project = follow(id)
    guard state.exists(project), project.kind == .project, present(project, context) != nil else {
      return nil
    }
    switch key.outcome {
    case .forbidden: return key.rule == .moveBothSides ? project : nil
    case .archived: return isArchived(task) || !isArchived(project) ? nil : project
    default: return nil
    }
  }

  private func isArchived(_ entity: EntityID) -> Bool {
    state.project(of: follow(entity)).map { state.projects[$0.index].isArchived } ?? false
  }

  /// In link 7: what the intent needs of its subject it needs on the other side as well.
  func destinationPermission(_ context: inout Context) throws(Answer) {
    let isMove = context.intent == .moveTask
    if isMove, safeguards.lacks(.moveBothSidesPermission) { return }
    for destination in [context.destination, context.alternative] {
      guard let destination else { continue }
      let isTenantAdmin =
        state.tenancy(
          of: context.user, in: destination.kind == .tenant ? destination : context.tenant)?.isAdmin
      let other = grant(
        of: context.user, in: destination, isTenantAdmin: isTenantAdmin ?? false)
      if context.intent.behaviour.permits(other) { continue }
      context.obstacle = destination
      throw Answer(.forbidden, isMove ? .moveBothSides : .authRecheck)
    }
    if givesAway(context) { throw Answer(.forbidden, .authRecheck) }
  }

  /// To put a whole project into somebody else's, or into another tenant, is to transfer it: only its
  /// own owner can, and of a team's project nobody alone.
  private func givesAway(_ context: borrowing Context) -> Bool {
    guard let project = context.subject, project.kind == .project,
      let destination = context.destination
    else { return false }
    let owner = state.owner(of: project)
    if destination.kind == .tenant { return owner != context.user }
    return destination.kind == .project && owner != state.owner(of: destination)
      && owner != context.user
  }

  /// In link 8: nothing is brought to what is gone or archived, nor to itself.
  func destinationState(_ context: inout Context) throws(Answer) {
    if context.isUndo, safeguards.lacks(.containerStateUndo) { return }
    try tenantState(context)
    for destination in [context.destination, context.alternative] {
      guard let destination, let project = state.project(of: destination) else { continue }
      if destination == context.subject { try leadsBack(to: destination, &context) }
      context.obstacle = destination
      if tombstone(of: destination) != nil { throw Answer(.gone, .identityGone) }
      if state.projects[project.index].isArchived, safeguards.keeps(.identityArchivedRefused) {
        throw Answer(.archived, .identityArchived)
      }
      context.obstacle = nil
    }
    // Two old ids can have become one by now.
    if context.destination == context.alternative {
      throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
    }
  }

  /// A move to the tenant that a project is in moves nothing: with its owner it is so already, and
  /// another owner is given it by a transfer.
  private func tenantState(_ context: borrowing Context) throws(Answer) {
    guard let project = context.subject, context.destination == state.tenant(of: project),
      state.owner(of: project) != context.member
    else { return }
    throw Answer(.invalid, .identityTenantMoved, .contradictoryParameters)
  }

  /// Whoever merges what is merged there already is told so; what would lead back to itself is
  /// refused, so that no id ever goes in a loop.
  private func leadsBack(to destination: EntityID, _ context: inout Context) throws(Answer) {
    if let old = context.alias, context.request.arguments.destination != old,
      context.alternative == nil
    {
      let row = state.aliases[Int(state.firstAlias(of: old))]
      (context.actor, context.at) = (row.actor, row.at)
      throw already(destination, &context)
    }
    if safeguards.keeps(.identityAliasLoops) {
      throw Answer(.invalid, .identityAlias, .leadsBack)
    }
  }
}

extension EntityID {
  /// The kind, where the id names one.
  fileprivate var wellFormedKind: EntityKind? { isWellFormed ? kind : nil }
}

extension Reference {
  /// The kind of entity that is named, where that can be told.
  fileprivate var kind: EntityKind? {
    switch self {
    case .id(let id): id.isWellFormed ? id.kind : nil
    case .titled(let kind, _), .position(let kind, _, _): kind
    case .none, .forged: nil
    }
  }
}
