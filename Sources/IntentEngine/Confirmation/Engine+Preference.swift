/// "Don't ask again" (rule `confirm.skip-scoped`).
extension Engine {
  /// Whether the user's own preference stands in for the question about an effect.
  ///
  /// It is the server's row that lets the request through; what the client claims only narrows it.
  func leavesOut(_ effect: Event, _ context: inout Context) -> Bool {
    guard state.preferences.count > 0, isMadeByHand(context), maySkip(effect, context),
      let row = preference(context)
    else { return false }
    context.asking = .leftOut(state.preferences[row].preference)
    return true
  }

  /// Takes up "don't ask again" with the yes that it came with; what always asks goes on asking, and
  /// so does what is in no project: a preference is for one.
  func remember(_ effect: Event, _ context: inout Context) {
    guard context.request.dontAskAgain, let key = context.request.key else { return }
    guard let project = context.project, maySkip(effect, context) else {
      context.asking = .always
      return
    }
    context.asking = .remembered(
      Preference(
        intent: context.intent, project: project,
        until: context.now + Limits.preferenceWindow, key: key))
  }

  /// Whether the user's own hand did it just now, on the screen, to the thing itself; what was asked
  /// about before is answered and not left out.
  private func isMadeByHand(_ context: borrowing Context) -> Bool {
    if let row = context.keyRow, state.keys[row].challenge != nil,
      safeguards.keeps(.confirmSkipScopedAnswered)
    {
      return false
    }
    if context.alias != nil, safeguards.keeps(.confirmSkipScopedAlias) { return false }
    let claims = context.claims
    let isHand = claims.entry == .app && claims.isByHand
    let isNarrowed =
      claims.isQueued || claims.isSuggested || claims.isLocked || claims.isRelayed
    return isHand && !isNarrowed || safeguards.lacks(.confirmSkipScopedByHand)
  }

  /// An undo names no object and no intent: it asks by what it does, always.
  private func maySkip(_ effect: Event, _ context: borrowing Context) -> Bool {
    if safeguards.lacks(.confirmSkipScopedHighRisk) { return true }
    return !context.isUndo && state.maySkip(effect, by: context.user)
  }

  /// The row that says so, of this user, this intent and this project.
  private func preference(_ context: borrowing Context) -> Int? {
    let (user, intent, project, now) = (context.user, context.intent, context.project, context.now)
    return state.preferences.rows.firstIndex { row in
      (row.user == user || safeguards.lacks(.confirmSkipScopedUser))
        && (row.intent == intent || safeguards.lacks(.confirmSkipScopedIntent))
        && (row.project == project || safeguards.lacks(.confirmSkipScopedProject))
        && (!row.isOver || safeguards.lacks(.confirmSkipScopedEnds))
        && (now < row.expires || safeguards.lacks(.confirmSkipScopedExpires))
    }
  }

  /// Which preference was used, for the audit to name, and which one is new; the settled key
  /// remembers it.
  mutating func writePreference(_ record: AuditRecord, _ context: borrowing Context) {
    switch context.asking {
    case .leftOut(let used) where safeguards.keeps(.confirmSkipScopedAudited):
      let preference = journal.append(used)
      write(.preferenceUsed(preference), record)
    case .remembered(let new):
      let preference = journal.append(new)
      write(.preferenceSet(preference), record)
    case .leftOut, .always, nil: break
    }
  }

  /// What the first answer to a settled key told, for its replays to repeat.
  func askingThen(_ row: Int) -> Asking? {
    let asking = state.keys[row].asking
    guard asking >= 0, keepsPast else { return nil }
    let preference = journal.preferences[Int(asking / 2)]
    return asking & 1 == 1 ? .leftOut(preference) : .remembered(preference)
  }
}
