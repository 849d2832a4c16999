extension Engine {
  /// What the confirmation shows, from the server's own state (rule `confirm.explains`).
  func explain(_ effect: Event, _ subject: EntityID, _ context: borrowing Context) -> Explanation {
    var explanation = Explanation(
      object: subject, title: state.title(of: subject) ?? .empty,
      owner: state.owner(of: subject) ?? context.user, people: UInt32(people(effect, context)),
      isPublic: isPublic(effect, context), undoWindow: undoWindow(context))
    if safeguards.lacks(.confirmExplainsObject), let title = context.claims.cachedTitle {
      explanation.title = title
    }
    if safeguards.lacks(.confirmExplainsOwner), let owner = context.claims.cachedOwner {
      explanation.owner = owner
    }
    if safeguards.lacks(.confirmExplainsImpact) {
      explanation.people = 0
      explanation.isPublic = false
    }
    if safeguards.lacks(.confirmExplainsReversibility) { explanation.undoWindow = 0 }
    return explanation
  }

  /// How long the operation could be undone; an undo itself can't.
  private func undoWindow(_ context: borrowing Context) -> Milliseconds {
    context.traits.undoWindow
  }

  /// How many people besides the user are affected.
  private func people(_ effect: Event, _ context: borrowing Context) -> Int {
    guard let project = context.project else { return 0 }
    switch effect {
    case .roleSet(_, let member, _): return member.kind == .team ? size(of: member, context) : 1
    case .audienceSet(_, let audience):
      return state.people(seeing: project, besides: context.user, at: audience)
    default: return state.people(seeing: project, besides: context.user, at: .private)
    }
  }

  private func isPublic(_ effect: Event, _ context: borrowing Context) -> Bool {
    if case .audienceSet(_, let audience) = effect { return audience == .public }
    return context.project.map { state.projects[$0.index].audience == .public } ?? false
  }

  private func size(of team: EntityID, _ context: borrowing Context) -> Int {
    state.users.rows.indices.count {
      let user = EntityID(.user, $0)
      return user != context.user && state.teamMember(user, of: team) != nil
    }
  }

  /// The digest of all that is shown, with the resource's version.
  func digest(_ explanation: Explanation, _ version: Version?) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.fold(
      UInt64(explanation.object.rawValue) << 32 | UInt64(explanation.owner.rawValue))
    fingerprint.fold(UInt64(explanation.title.bits) << 32 | UInt64(explanation.people))
    fingerprint.fold(explanation.isPublic)
    fingerprint.fold(Int(explanation.undoWindow))
    fingerprint.fold(UInt64(version?.number ?? 0))
    return fingerprint.value
  }
}
