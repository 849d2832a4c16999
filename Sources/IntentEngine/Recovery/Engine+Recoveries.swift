extension Engine {
  /// The ways on that are open now (rules `reply.three-parts`, `reply.distinct`,
  /// `resolve.understandable`, `recover.alternatives`).
  func recoveries(_ answer: Answer, _ context: borrowing Context) -> Recoveries {
    if safeguards.lacks(.replyThreePartsRecoveries) { return [] }
    var offered = offers(answer.outcome, context)
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
    case .already: isDeleted(context.subject) && mayRestore(context) ? Recoveries(.restore) : []
    case .changed: [Recoveries(.decideAnew), Recoveries(.open), Recoveries(.askPerson)]
    case .forbidden: Recoveries(.askPerson)
    case .invalid, .notFound, .mismatched, .expired, .cancelled: Recoveries(.decideAnew)
    case .gone:
      mayRestore(context)
        ? [Recoveries(.restore), Recoveries(.askPerson)] : Recoveries(.askPerson)
    case .archived: [Recoveries(.unarchive), Recoveries(.open), Recoveries(.askPerson)]
    case .incompatible: Recoveries(.update)
    case .signIn: Recoveries(.signIn)
    case .unavailable, .inProgress, .slowDown: Recoveries(.retry)
    case .choose: Recoveries(.choose)
    case .challenged: Recoveries(.confirm)
    }
  }

  private func isFailedResolution(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .gone, .forbidden, .changed, .notFound, .incompatible, .signIn, .archived: true
    case .done, .already, .expired, .cancelled, .invalid, .mismatched, .unavailable, .inProgress,
      .choose, .challenged, .slowDown:
      false
    }
  }

  private func isConflict(_ outcome: Outcome) -> Bool { outcome == .gone || outcome == .changed }

  private func mayRestore(_ context: borrowing Context) -> Bool {
    guard let subject = context.subject, subject.kind == .comment else { return false }
    let role = context.project.flatMap { state.role(of: context.user, in: $0) }
    return RestoreCommentIntent.permits(grant(context, role))
  }
}
