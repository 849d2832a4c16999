extension Engine {
  /// The ways on that are open now (rules `reply.three-parts`, `reply.distinct`,
  /// `resolve.understandable`, `recover.alternatives`, `identity.archived`).
  func recoveries(_ answer: Answer, _ context: borrowing Context) -> Recoveries {
    if safeguards.lacks(.replyThreePartsRecoveries) { return [] }
    var offered = offers(answer.outcome, context)
    if answer.fault == .unknownSchema { offered = Recoveries(.retry) }
    if let way = wayFromOrphaning(answer, context) { offered = Recoveries(way) }
    if safeguards.lacks(.resolveUnderstandableWayOn), isFailedResolution(answer.outcome) {
      offered = []
    }
    if safeguards.lacks(.recoverAlternativesOffered), isConflict(answer.outcome) {
      offered.subtract([Recoveries(.restore), Recoveries(.decideAnew), Recoveries(.open)])
    }
    if safeguards.lacks(.recoverAlternativesPerson) { offered.remove(Recoveries(.askPerson)) }
    return offered
  }

  private func offers(_ outcome: Outcome, _ context: borrowing Context) -> Recoveries {
    switch outcome {
    case .done: []
    case .already: wayBack(context)
    case .changed: [Recoveries(.decideAnew), Recoveries(.open), Recoveries(.askPerson)]
    case .forbidden: Recoveries(wayToApprovers(context) ?? .askPerson)
    case .invalid, .notFound, .mismatched, .expired, .cancelled, .rejected: Recoveries(.decideAnew)
    case .gone:
      isBack(context)
        ? [Recoveries(.decideAnew), Recoveries(.askPerson)]
        : [wayBack(context), Recoveries(.askPerson)]
    case .archived:
      mayUnarchive(context)
        ? [Recoveries(.unarchive), Recoveries(.open), Recoveries(.askPerson)]
        : [Recoveries(.open), Recoveries(.askPerson)]
    case .incompatible: [Recoveries(.decideAnew), Recoveries(.update)]
    case .signIn: Recoveries(.signIn)
    case .unavailable, .inProgress, .slowDown: Recoveries(.retry)
    case .locked: Recoveries(.unlock)
    case .choose: Recoveries(.choose)
    // Without a question there is nothing to confirm: the same key asks for one.
    // What another device only carries out is shown, and so answered, nowhere yet.
    case .challenged where context.claims.isRelayed: Recoveries(.elsewhere)
    case .challenged: Recoveries(context.challenge == nil ? .retry : .confirm)
    case .awaitingApproval: [Recoveries(.retry), Recoveries(.askPerson)]
    }
  }

  private func isFailedResolution(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .gone, .forbidden, .changed, .notFound, .incompatible, .signIn, .archived: true
    case .done, .already, .expired, .cancelled, .rejected, .invalid, .mismatched, .unavailable,
      .inProgress,
      .choose, .challenged, .slowDown, .locked, .awaitingApproval:
      false
    }
  }

  private func isConflict(_ outcome: Outcome) -> Bool { outcome == .gone || outcome == .changed }

  /// What the answer is about: a replay's subject is its key's.
  func subject(_ context: borrowing Context) -> EntityID? {
    context.subject ?? context.replayed.flatMap { state.keys[$0].entity }.map { follow($0) }
  }

  private func mayUnarchive(_ context: borrowing Context) -> Bool {
    guard safeguards.keeps(.identityArchivedWayOn) else { return false }
    if safeguards.lacks(.identityArchivedOffered) { return true }
    return (otherSide(context) ?? subject(context)).map { mayUnarchive($0, context) } ?? false
  }
}
