extension Engine {
  /// Link 6: what this user may not see now is answered as a missing one is
  /// (rules `identity.recheck`, `identity.verifiable`, `identity.gone`).
  func visibility(_ context: inout Context) throws(Answer) {
    guard let subject = context.subject else {
      try list(&context)
      return
    }
    if isVisible(subject, context) || skipsRecheck(context) {
      if context.intent == .resumeTask {
        context.pending = openOperations(context, about: subject)
      }
      return
    }
    if context.traits.isRead, safeguards.lacks(.readVisibilityFilter) { return }
    if safeguards.lacks(.privacyTwinWorldsRefused) { throw Answer(.forbidden, .identityRecheck) }
    throw Answer(.notFound, .identityRecheck)
  }

  /// Whether this user may see an entity now; what does not exist nobody sees.
  func isVisible(_ entity: EntityID, _ context: borrowing Context) -> Bool {
    guard state.exists(entity) else { return false }
    if state.canSee(context.user, entity: entity) { return true }
    // People of one tenant know of each other.
    if entity.kind == .user { return state.tenancy(of: entity, in: context.tenant) != nil }
    if safeguards.lacks(.identityRecheckAccess), context.claims.holdsCopy { return true }
    if safeguards.lacks(.identityAliasAccess), context.alias != nil { return true }
    if safeguards.lacks(.authRecheckTenant), let project = state.project(of: entity),
      state.reaches(context.user, project)
    {
      return true
    }
    if safeguards.lacks(.ownershipQuorumSeen), entity.kind == .proposal { return true }
    if safeguards.lacks(.identityGoneHidden), state.snapshot(of: entity)?.isDeleted == true {
      return true
    }
    return false
  }

  /// Whether a faulty engine trusts what it decided when the key was opened.
  func skipsRecheck(_ context: borrowing Context) -> Bool {
    if context.holdsReservation {
      return safeguards.lacks(.authRecheckPermission) || safeguards.lacks(.authRecheckCommit)
    }
    guard context.keyRow != nil else { return false }
    if case .confirmation = context.request.response, safeguards.lacks(.authRecheckConfirmation) {
      return true
    }
    return safeguards.lacks(.authRecheckPermission)
  }

  /// What a read without a subject lists.
  private func list(_ context: inout Context) throws(Answer) {
    switch context.intent {
    case .findEntities:
      guard case .titled(let kind, let title) = context.request.arguments.subject else {
        throw Answer(.invalid, .entryPublicSurface, .missingParameter)
      }
      let found = matches(kind, title, context).filter {
        isVisible($0, context) || safeguards.lacks(.readVisibilityFilter)
      }
      context.list = found.prefix(Limits.candidates).compactMap { state.snapshot(of: $0) }
      context.more = found.count - context.list.count
      if found.isEmpty { throw Answer(.notFound, .readVisibility) }
    case .pending:
      context.pending = openOperations(context)
      context.proposals = awaitedProposals(context)
    default: break  // Every other intent is about something, or is an undo.
    }
  }
}
