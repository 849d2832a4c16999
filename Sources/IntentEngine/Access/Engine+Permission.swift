extension Engine {
  /// Link 7: permission and ownership, now (rules `auth.recheck`, `auth.no-language`,
  /// `entry.equal`).
  func permission(_ context: inout Context) throws(Answer) {
    if context.traits.isRead || context.cancelledKey != nil { return }
    if skipsPermission(context) { return }
    if !context.intent.behaviour.permits(grant(context, role(context))) {
      throw Answer(.forbidden, .authRecheck)
    }
  }

  /// What the user has, with this role in the project.
  func grant(_ context: borrowing Context, _ role: Role?) -> Grant {
    var isAssignee = false
    var isAuthor = false
    if let subject = context.subject {
      switch subject.kind {
      case .task: isAssignee = state.tasks[subject.index].assignee == context.user
      case .comment: isAuthor = state.comments[subject.index].author == context.user
      case .project, .tenant, .user, .team: break
      }
    }
    return Grant(
      role: role, isAssignee: isAssignee, isAuthor: isAuthor,
      isOwner: context.project.map { state.projects[$0.index].owner == context.user } ?? false,
      isTenantAdmin: isTenantAdmin(context))
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
    if safeguards.lacks(.authNoLanguageUtterance), let said = context.claims.utterance,
      says(said, "as admin")
    {
      return .admin
    }
    if safeguards.lacks(.identityRecheckAccess), context.claims.holdsCopy { return .admin }
    return context.project.flatMap { state.role(of: context.user, in: $0) }
  }

  /// Whether an utterance contains some words; only a faulty engine asks.
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
