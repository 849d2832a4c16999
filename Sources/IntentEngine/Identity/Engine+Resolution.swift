extension Engine {
  /// Link 5: what the request is about (rules `identity.*`, `resolve.never-guess`).
  func resolution(_ context: inout Context) throws(Answer) {
    if context.isUndo {
      try operation(&context)
      return
    }
    if context.intent == .findEntities { return }
    if context.traits.requires.contains(.destination) { try destinations(&context) }
    do throws(Answer) {
      try member(&context)
    } catch {
      if error.outcome == .notFound { context.trace = .missesMember }
      throw error
    }
    guard context.traits.hasSubject else { return }
    switch context.request.arguments.subject {
    case .none: throw Answer(.notFound, .resolveNeverGuess)
    case .id(let id): try resolve(id, &context)
    case .titled(let kind, let title): try choose(kind, title, &context)
    case .position(let kind, let number, let container):
      if safeguards.keeps(.identityNoPositionOrdinal) {
        throw Answer(.notFound, .identityNoPosition)
      }
      try resolve(position(number, of: kind, in: container), &context)
    case .forged:
      if safeguards.lacks(.identityVerifiableForged) {
        throw Answer(.invalid, .identityVerifiable, .malformedBody)
      }
      throw Answer(.notFound, .identityVerifiable)
    }
    context.project = context.subject.flatMap { state.project(of: $0) }
  }

  /// An explicit id: followed through its aliases, of a kind that fits, bound to this tenant.
  private func resolve(_ id: EntityID?, _ context: inout Context) throws(Answer) {
    guard let id else { throw Answer(.notFound, .resolveNeverGuess) }
    guard id.isWellFormed else { throw Answer(.notFound, .identityVerifiable) }
    let ends = state.isAlias(id) ? ends(of: id) : []
    if ends.count > 1 { return try chooseSuccessor(of: id, ends, &context) }
    let target = ends.first ?? id
    if safeguards.lacks(.identityTenantMovedAlias), target != id,
      state.tenant(of: target) != state.tenant(of: id)
    {
      throw Answer(.notFound, .identityTenantMoved)
    }
    guard context.traits.accepts(target.kind) else {
      if safeguards.lacks(.identityVerifiableType) {
        throw Answer(.invalid, .identityVerifiable, .wrongKind)
      }
      throw Answer(.notFound, .identityVerifiable)
    }
    guard state.exists(target) else { throw Answer(.notFound, .identityVerifiable) }
    guard belongs(target, to: context.tenant) || reachesMoved(id, context) else {
      if safeguards.lacks(.identityTenantMovedHidden), target != id {
        throw Answer(.forbidden, .identityTenantMoved)
      }
      if safeguards.lacks(.identityVerifiableTenant) {
        throw Answer(.forbidden, .identityVerifiable)
      }
      throw Answer(.notFound, .identityVerifiable)
    }
    context.subject = target
    guard target != id else { return }
    context.alias = id
    context.isVersionOfAlias = true
  }

  /// A person or team that the intent brings in; one that is not of this tenant is as missing.
  private func member(_ context: inout Context) throws(Answer) {
    switch context.request.arguments.member {
    case .none:
      if context.intent == .leaveProject || context.intent == .leaveTeam {
        context.member = context.user
      }
    case .id(let id):
      guard id.isWellFormed else { throw Answer(.notFound, .identityVerifiable) }
      guard id.kind == .user || !takesUser(context.intent) else {
        throw Answer(.invalid, .entryPublicSurface, .wrongKind)
      }
      let tenant = context.destination.flatMap { $0.kind == .tenant ? $0 : nil } ?? context.tenant
      guard isMember(id, tenant, mustBeActive: !onlyTakes(context.intent)) else {
        if safeguards.lacks(.identityVerifiableMember) {
          throw Answer(.forbidden, .identityVerifiable)
        }
        throw Answer(.notFound, .identityVerifiable)
      }
      if context.intent == .handOverProject, id == context.user {
        throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
      }
      context.member = id
    case .titled, .position, .forged: throw Answer(.notFound, .identityVerifiable)
    }
  }

  /// Whether an entity is bound to a tenant; a user is to each that they belong to.
  func belongs(_ entity: EntityID, to tenant: EntityID) -> Bool {
    entity.kind == .user
      ? state.tenancy(of: entity, in: tenant) != nil : state.tenant(of: entity) == tenant
  }

  /// Whether the intent brings in a person, and never a team.
  private func takesUser(_ intent: IntentKind) -> Bool {
    intent != .shareProject && intent != .unshareProject
  }

  /// Whether the intent only takes from the member: from somebody who is suspended it can.
  private func onlyTakes(_ intent: IntentKind) -> Bool {
    intent == .unshareProject || intent == .demoteMember || intent == .removeMember
  }

  /// Whether a person or a team belongs to a tenant.
  ///
  /// - Parameter mustBeActive: whether somebody who is suspended, or a team that is dissolved, does
  ///   not count; access can be taken from them, and not given.
  func isMember(_ member: EntityID, _ tenant: EntityID, mustBeActive: Bool) -> Bool {
    guard state.exists(member) else { return false }
    return switch member.kind {
    case .user:
      state.tenancy(of: member, in: tenant).map { $0.isActive || !mustBeActive } ?? false
    case .team:
      state.tenant(of: member) == tenant
        && !(mustBeActive && state.teams[member.index].isDissolved)
    case .tenant, .project, .task, .comment, .proposal: false
    }
  }

  /// The entity at a position of the server's own list: the fault `identity.no-position`.
  private func position(
    _ number: UInt16, of kind: EntityKind, in container: EntityID
  ) -> EntityID? {
    guard number > 0 else { return nil }
    let count = kind == .task ? state.tasks.count : kind == .comment ? state.comments.count : 0
    let listed = (0..<count).map { EntityID(kind, $0) }.filter { entity in
      guard let snapshot = state.snapshot(of: entity) else { return false }
      return snapshot.container == container && !snapshot.isDeleted
    }
    return Int(number) <= listed.count ? listed[Int(number) - 1] : nil
  }
}
