extension Engine {
  /// Link 7: permission and ownership, now (rules `auth.recheck`, `auth.no-language`,
  /// `entry.equal`).
  func permission(_ context: inout Context) throws(Answer) {
    if context.traits.isRead || context.cancelledKey != nil { return }
    if skipsPermission(context) { return }
    let isPermitted = context.intent.behaviour.permits(grant(context, role(context)))
    if !isPermitted || takesFromOwner(context) {
      let isProposal = context.subject?.kind == .proposal
      throw Answer(.forbidden, isProposal ? .ownershipQuorum : .authRecheck)
    }
    if context.destination != nil { try destinationPermission(&context) }
    try assignee(&context)
    try placed(&context)
    try quorum(&context)
  }

  /// Another place in a team goes only to who has one; of others it is told as of the missing.
  private func placed(_ context: inout Context) throws(Answer) {
    switch context.intent {
    case .promoteMember, .demoteMember, .changeRole:
      guard let user = context.member, let team = context.subject, !state.isTombstone(team),
        state.teamMember(user, of: team) == nil
      else { return }
      if context.isUndo { throw Answer(.changed, .recoverUndo) }
      (context.subject, context.trace) = (nil, .missesMember)
      throw Answer(.notFound, .identityVerifiable)
    default: return
    }
  }

  /// A task goes only to who may see it now. Others are as missing, like those of other
  /// tenants, word for word; only who may assign comes this far.
  private func assignee(_ context: inout Context) throws(Answer) {
    guard context.intent == .assignTask, let user = context.member, let project = context.project,
      !state.canSee(user, project)
    else { return }
    if context.isUndo { throw Answer(.changed, .recoverUndo) }
    if safeguards.lacks(.identityVerifiableAssignee) {
      throw Answer(.forbidden, .identityVerifiable)
    }
    // Nor does a replay tell what the task is: it was never told.
    (context.subject, context.trace) = (nil, .missesMember)
    throw Answer(.notFound, .identityVerifiable)
  }

  /// The owner's access is nobody's to give or to take: it comes with owning.
  private func takesFromOwner(_ context: borrowing Context) -> Bool {
    guard context.intent == .shareProject || context.intent == .unshareProject,
      let member = context.member, let project = context.project
    else { return false }
    return state.projects[project.index].owner == member
  }

  /// What the user has of the subject, with this role in its project.
  private func grant(_ context: borrowing Context, _ role: Role?) -> Grant {
    var grant = grant(
      of: context.user, context.subject, role, isTenantAdmin: isTenantAdmin(context))
    if safeguards.lacks(.ownershipServerCached) { trustCache(&grant, context) }
    return grant
  }

  /// A faulty engine takes the device's word for who owns, and for who may act for the owner.
  private func trustCache(_ grant: inout Grant, _ context: borrowing Context) {
    if context.claims.cachedOwner == context.user { grant.isOwner = true }
    if context.claims.role == .admin { (grant.actsForOwner, grant.isApprover) = (true, true) }
  }

  /// What a user has of an entity, with the role that they have in its project now.
  ///
  /// - Parameter isTenantAdmin: whether they may act as an admin of the tenant as well.
  func grant(of user: EntityID, in entity: EntityID, isTenantAdmin: Bool = false) -> Grant {
    let role = state.project(of: entity).flatMap { state.role(of: user, in: $0) }
    return grant(of: user, entity, role, isTenantAdmin: isTenantAdmin)
  }

  /// What a user has of a subject, with this role in its project.
  private func grant(
    of user: EntityID, _ subject: EntityID?, _ role: Role?, isTenantAdmin: Bool
  ) -> Grant {
    var isAssignee = false
    var isAuthor = false
    var isMember = false
    var place: TeamRole?
    var actsForOwner = false
    var isApprover = false
    if let subject {
      switch subject.kind {
      case .task: isAssignee = state.tasks[subject.index].assignee == user
      case .comment: isAuthor = state.comments[subject.index].author == user
      case .team: place = state.teamMember(user, of: subject)?.role
      case .project:
        isMember = state.givenRole(of: user, in: subject) != nil
        actsForOwner = isAdmin(user, ofOwner: state.projects[subject.index].owner)
      case .proposal: isApprover = self.isApprover(user, of: subject)
      case .tenant, .user: break
      }
    }
    return Grant(
      role: role, isAssignee: isAssignee, isAuthor: isAuthor,
      isOwner: subject.flatMap { state.owner(of: $0) } == user, isMember: isMember, place: place,
      administersTeam: subject?.kind == .team && (place == .admin || isTenantAdmin),
      isTenantAdmin: isTenantAdmin, actsForOwner: actsForOwner, isApprover: isApprover)
  }

  /// Whether an owner is a team, and somebody is an admin of it.
  func isAdmin(_ user: EntityID, ofOwner owner: EntityID) -> Bool {
    owner.kind == .team && state.isTeamAdmin(user, of: owner)
  }

  private func skipsPermission(_ context: borrowing Context) -> Bool {
    if skipsRecheck(context) { return true }
    if safeguards.lacks(.entryEqualAuthorization), context.claims.entry == .spotlight {
      return true
    }
    if safeguards.lacks(.entryNoBypassAdministration), context.claims.entry == .administration {
      return true
    }
    return safeguards.lacks(.recoverUndoInverse) && context.isUndo
  }

  /// The role that counts: from the state alone, unless a safeguard is off.
  private func role(_ context: borrowing Context) -> Role? {
    if safeguards.lacks(.authNoLanguageClaim), let claimed = context.claims.role { return claimed }
    if safeguards.lacks(.authNoLanguageText), let text = context.text, says(text, "as admin") {
      return .admin
    }
    if safeguards.lacks(.authNoLanguageUtterance), let said = context.claims.utterance,
      says(said, "as admin")
    {
      return .admin
    }
    if safeguards.lacks(.identityRecheckAccess), context.claims.holdsCopy { return .admin }
    return context.project.flatMap { state.role(of: context.user, in: $0) }
  }

  /// Whether a text contains some words; only a faulty engine asks.
  private func says(_ utterance: TextID, _ words: String) -> Bool {
    let said = Array(texts[utterance].utf8)
    let words = Array(words.utf8)
    guard said.count >= words.count else { return false }
    return (0...said.count - words.count).contains {
      said[$0..<$0 + words.count].elementsEqual(words)
    }
  }

  private func isTenantAdmin(_ context: borrowing Context) -> Bool {
    state.tenancy(of: context.user, in: context.tenant)?.isAdmin ?? false
  }
}
