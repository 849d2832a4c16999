extension Engine {
  /// What an undo names, and the inverse intent that it is decided as (rule `recover.undo`).
  func operation(_ context: inout Context) throws(Answer) {
    guard let key = context.request.arguments.operation else {
      throw Answer(.notFound, .resolveNeverGuess)
    }
    if reservation(of: key, context) != nil {
      if safeguards.lacks(.recoverUndoWaits) { throw Answer(.done, .recoverUndo) }
      throw Answer(.inProgress, .recoverUndo)
    }
    guard let row = state.row(of: key, tenant: context.tenant, user: context.user) else {
      try cancelUnseen(key, &context)
      return
    }
    switch state.keys[row].status {
    case .cancelledUnseen:
      (context.actor, context.at) = (state.keys[row].user, state.keys[row].settledAt)
      throw Answer(.already, .recoverUndo)
    case .open:
      if safeguards.lacks(.recoverUndoCancels) { throw Answer(.done, .recoverUndo) }
      cancel(key, row, &context)
    case .settled: try takeBack(row, &context)
    case .dropped: throw Answer(.expired, .writeKeyRetention)
    }
  }

  /// An undo that arrives first settles the key that it names as cancelled.
  private func cancelUnseen(_ key: OperationKey, _ context: inout Context) throws(Answer) {
    if key.epoch < state.tenants[context.tenant.index].fence,
      safeguards.keeps(.writeKeyRetentionUndo)
    {
      throw Answer(.expired, .writeKeyRetention)
    }
    if key.epoch > Engine.epoch(at: context.now) {
      throw Answer(.invalid, .writeKey, .malformedKey)
    }
    if safeguards.lacks(.recoverUndoCancels) { throw Answer(.done, .recoverUndo) }
    context.cancelledKey = key
  }

  private func cancel(_ key: OperationKey, _ row: Int, _ context: inout Context) {
    context.cancelledKey = key
    context.cancelledEntity = state.keys[row].entity.map { follow($0) }
    context.openProposal = state.openProposal(of: state.keys[row])
    context.voidedChallenge = openChallenge(
      of: key, user: context.user, tenant: context.tenant)
  }

  /// Whether the window of an undo is over, by the server's clock.
  private func isOver(
    _ window: Milliseconds, since settled: Instant, _ context: borrowing Context
  ) -> Bool {
    let now = safeguards.keeps(.recoverUndoClock) ? context.now : context.claims.deviceClock
    let isLast = now - settled == window && safeguards.lacks(.recoverUndoLastMoment)
    return now - settled >= window && !isLast
  }

  private func takeBack(_ row: Int, _ context: inout Context) throws(Answer) {
    let key = state.keys[row]
    context.undoneRow = row
    let hasActed =
      key.outcome == .done || key.outcome == .already && safeguards.lacks(.recoverUndoNothing)
    // Of what has done nothing, nothing has to be found: whether it is there is not told either.
    if !hasActed {
      if let entity = key.entity { name(entity, &context) }
      throw Answer(.already, .recoverUndo)
    }
    if let entity = key.entity { try undone(entity, &context) }
    if key.isUndone, safeguards.keeps(.recoverUndoOnce) {
      (context.actor, context.at) = (key.user, key.undoneAt)
      throw Answer(.already, .recoverUndo)
    }
    let window = IntentTraits.all[Int(key.intent.rawValue)].undoWindow
    guard window > 0, let inverse = key.intent.behaviour.inverse(key) else {
      throw Answer(.expired, .recoverUndo)
    }
    if isOver(window, since: key.settledAt, context), safeguards.keeps(.recoverUndoWindow) {
      throw Answer(.expired, .recoverUndo)
    }
    if let member = inverse.member, gives(inverse.intent),
      !isMember(member, context.tenant, mustBeActive: true)
    {
      throw Answer(.changed, .recoverUndo)
    }
    if let destination = inverse.destination {
      try formerProject(destination, &context)
    }
    context.intent = inverse.intent
    context.member = inverse.member
    context.role = inverse.role
    context.teamRole = inverse.teamRole
    context.audience = inverse.audience
    context.text = inverse.text
  }

  /// What the record of an undo of nothing is about; whoever may not see it is shown nothing of it.
  private func name(_ entity: EntityID, _ context: inout Context) {
    let ends = state.isAlias(entity) ? ends(of: entity) : [entity]
    guard ends.count == 1, let now = ends.first else { return }
    context.subject = now
    context.project = state.project(of: now)
    guard now != entity else { return }
    context.alias = entity
    context.isVersionOfAlias = true
  }

  /// Whether an inverse gives its member something: somebody who is suspended gets nothing.
  private func gives(_ intent: IntentKind) -> Bool {
    intent == .shareProject || intent == .promoteMember || intent == .inviteMember
  }

  /// What the operation was about, or its successor, on which the undo is decided. Where it was
  /// split, something did change since; what moved to another tenant is as missing here.
  private func undone(_ entity: EntityID, _ context: inout Context) throws(Answer) {
    let ends = state.isAlias(entity) ? ends(of: entity) : []
    let here = ends.filter { state.tenant(of: $0) == context.tenant && isVisible($0, context) }
    if !ends.isEmpty, here.isEmpty { throw Answer(.notFound, .identityVerifiable) }
    if ends.count > 1 {
      context.list = here.prefix(Limits.candidates).compactMap { state.snapshot(of: $0) }
      throw Answer(.changed, .recoverUndo)
    }
    name(entity, &context)
  }
}
