extension Engine {
  /// Link 11: what is sensitive by its effect waits for the user's hand (rules `confirm.*`).
  func confirmation(_ context: inout Context) throws(Answer) {
    guard let effect = context.effect, let subject = context.subject else { return }
    guard asks(effect, context) else {
      if context.asksAnew { throw Answer(.changed, .identityAlias) }
      return
    }
    if leavesOut(effect, &context) { return }
    let explanation = explain(effect, subject, context)
    let digest = digest(explanation, state.version(of: explanation.object, in: context.tenant))
    guard case .confirmation(let id, let shown) = context.request.response else {
      ask(explanation, digest, &context)
      throw Answer(.challenged, .confirmRequired)
    }
    guard let objection = objection(id, shown, digest, context) else {
      context.spentChallenge = id
      remember(effect, &context)
      return
    }
    // A device that answers what it never showed is not shown it now: it must ask first.
    if objection != .confirmByHand || isDisplayed(id, on: context.device) {
      ask(explanation, digest, &context)
    }
    throw Answer(.challenged, objection)
  }

  private func asks(_ effect: Event, _ context: borrowing Context) -> Bool {
    guard
      let sensitivity = state.sensitivity(
        of: effect, by: context.user, isUndo: context.isUndo),
      safeguards.keeps(sensitivity.safeguard)
    else { return false }
    if context.claims.isSuggested, safeguards.lacks(.entryNoTrustSuggested) { return false }
    if context.isUndo, safeguards.lacks(.recoverUndoInverse) { return false }
    return true
  }

  /// The open challenge of this key, where nothing that it shows has changed; otherwise a new one.
  private func ask(_ explanation: Explanation, _ digest: UInt64, _ context: inout Context) {
    if let open = openChallenge(context) {
      let row = state.challenges[Int(open.index)]
      let isCurrent = row.digest == digest && context.now < row.expires
      let isKept = isCurrent && safeguards.keeps(.confirmBoundSame)
      if isKept, safeguards.keeps(.confirmBoundOneOpen) {
        context.challenge = open
        return
      }
      if !isKept { context.voidedChallenge = open }
    }
    guard let key = context.request.key else { return }
    context.newChallenge = ChallengeRow(
      tenant: context.tenant, user: context.user, key: key, digest: digest,
      expires: context.now + Limits.confirmationWindow, explanation: explanation, status: .open)
  }

  /// The latest challenge of this key that is still open.
  func openChallenge(_ context: borrowing Context) -> ChallengeID? {
    context.request.key.flatMap {
      openChallenge(of: $0, user: context.user, tenant: context.tenant)
    }
  }

  /// The challenge of a key, while it is open.
  func openChallenge(
    of key: OperationKey, user: EntityID, tenant: EntityID
  ) -> ChallengeID? {
    guard let row = state.row(of: key, tenant: tenant, user: user),
      let challenge = state.keys[row].challenge,
      state.challenges[Int(challenge.index)].status == .open
    else { return nil }
    return challenge
  }
}
