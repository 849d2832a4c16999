extension Engine {
  /// What is said: what was wanted, what was decided, which ways on are open
  /// (rule `reply.three-parts`).
  func reply(_ answer: Answer, _ context: borrowing Context, _ record: AuditRecord?) -> Reply {
    let said = distinct(answer)
    var reply = Reply(intent: context.request.intent, outcome: said.outcome, rule: said.rule)
    reply.fault = said.fault
    reply.schema = context.request.schema
    if said.outcome == .incompatible, safeguards.keeps(.resolveSchemaSuccessor) {
      reply.successor = context.request.intent
    }
    reply.epoch = Engine.epoch(at: context.now)
    reply.recoveries = recoveries(said, context)
    if let row = context.replayed {
      repeatResult(row, &reply, context)
    } else {
      describe(&reply, answer, context, record)
    }
    reply.missesMember = said.outcome == .notFound && missesMember(context)
    if reply.recoveries.contains(.wait) {
      reply.waitUntil = teamWithoutApprovers(context).flatMap { approversFrom($0, context) }
    }
    tellLosses(&reply, context)
    if safeguards.lacks(.replyThreePartsWant) {
      (reply.intent, reply.entity, reply.title) = (nil, nil, nil)
    }
    return reply
  }

  /// Whether what is missing is a person or team that was named, said so now or when the key was
  /// settled; whether they are anywhere is not told (rules `resolve.understandable`,
  /// `identity.verifiable`). One that the request is about reads as one that it brings in.
  private func missesMember(_ context: borrowing Context) -> Bool {
    if context.traits.isAboutPeople { return true }
    let value = context.replayed.map { state.keys[$0].value } ?? context.trace.value
    return value == Trace.missesMember.value
  }

  private func describe(
    _ reply: inout Reply, _ answer: Answer, _ context: borrowing Context, _ record: AuditRecord?
  ) {
    reply.list = context.list
    reply.more = context.more
    if safeguards.lacks(.resolveUnderstandableCandidates), reply.outcome == .choose {
      reply.list = []
      reply.more = 0
    }
    reply.pending = context.pending
    if reply.outcome == .done, context.intent == .openEntity { reply.files = files(context) }
    reply.proposals = context.proposals.map { summary($0, context) }
    reply.challenge = context.challenge.map { state.challenges[Int($0.index)].challenge($0) }
    reply.asking = context.asking
    (reply.actor, reply.at) = (context.actor, context.at)
    if reply.outcome == .choose { reply.alias = toldAlias(context) }
    if reply.recoveries.contains(.handOver) || reply.recoveries.contains(.appoint) {
      reply.handOver = context.handOver
    }
    if let entity = record?.entity, mayTell(of: entity, context) {
      tell(of: entity, &reply, context)
    }
    if reply.outcome == .done, mayTakeBack(context) {
      offerUndo(from: context.now, window: undoWindow(context), &reply, context)
    }
    // Of a proposal that expired its summary tells.
    if reply.outcome == .expired, answer.rule != .ownershipQuorum { tellExpired(&reply, context) }
  }

  /// What is attached to the task that is opened: whoever sees the one sees the other.
  private func files(_ context: borrowing Context) -> [FileID] {
    guard let task = context.subject, task.kind == .task else { return [] }
    return state.attachments.rows.filter { $0.task == task }.map(\.file)
  }

  /// What may not be seen is not told, whatever was decided; what the user has just done is, also
  /// where it took the user's own access away.
  private func mayTell(of entity: EntityID, _ context: borrowing Context) -> Bool {
    guard context.isKnown else { return false }
    return isHere(entity, context) || context.effect != nil
      || context.traits.isRead && safeguards.lacks(.readVisibilityFilter)
  }

  /// Whether an entity may be seen in this session: by this user, in this tenant.
  private func isHere(_ entity: EntityID, _ context: borrowing Context) -> Bool {
    belongs(entity, to: context.tenant) && isVisible(entity, context)
  }

  private func tell(of entity: EntityID, _ reply: inout Reply, _ context: borrowing Context) {
    switch reply.outcome {
    case .notFound, .invalid, .mismatched, .signIn, .slowDown, .unavailable, .incompatible,
      .locked:
      return
    case .done, .already, .changed, .forbidden, .gone, .archived, .cancelled, .rejected,
      .inProgress,
      .choose, .challenged, .expired, .awaitingApproval:
      break
    }
    reply.entity = entity
    reply.title = title(of: entity, context)
    reply.alias = toldAlias(context)
    reply.followed = context.followed
    reply.version = state.version(of: entity, in: context.tenant)
    if isHere(entity, context) { reply.current = state.snapshot(of: entity) }
    reply.obstacle = obstacle(to: entity, reply.recoveries, context)
    namePerson(entity, &reply, context)
    stateOwner(of: entity, &reply, context)
    if reply.outcome == .changed, safeguards.lacks(.syncNotADatabaseCurrent) {
      reply.current = nil
      reply.version = nil
    }
  }

  /// What an entity is called; what something said that is gone is not told to everybody
  /// (rule `identity.gone`).
  private func title(of entity: EntityID, _ context: borrowing Context) -> TextID? {
    if tombstone(of: entity) != nil, !mayRead(gone: entity, context),
      safeguards.keeps(.identityGoneText)
    {
      return nil
    }
    if entity.kind == .proposal, !mayTellProject(of: entity, context) { return nil }
    return state.title(of: entity)
  }

  /// Whom to ask: the owner of the project that it was refused in, unless that is who asks.
  private func namePerson(
    _ entity: EntityID, _ reply: inout Reply, _ context: borrowing Context
  ) {
    guard reply.recoveries.contains(.askPerson), reply.outcome != .awaitingApproval,
      let owner = holder(reply.rule, context) ?? state.owner(of: otherSide(context) ?? entity)
    else { return }
    if owner == context.user, safeguards.keeps(.recoverAlternativesSelf) {
      reply.recoveries.remove(Recoveries(.askPerson))
    } else {
      reply.person = owner
    }
  }

  private func offerUndo(
    from done: Instant, window: Milliseconds, _ reply: inout Reply, _ context: borrowing Context
  ) {
    guard window > 0, safeguards.keeps(.recoverSummaryAfter),
      safeguards.keeps(.replyThreePartsRecoveries), reply.intent != nil,
      context.cancelledKey == nil,
      context.now < done + window || safeguards.lacks(.replyThreePartsOpen)
    else { return }
    reply.undoUntil = done + window
    reply.recoveries.insert(Recoveries(.undo))
  }

  /// The stored result, marked as a replay; what the user may no longer see is cut to outcome and
  /// time (rule `write.same-result`).
  private func repeatResult(_ row: Int, _ reply: inout Reply, _ context: borrowing Context) {
    let key = state.keys[row]
    reply.isReplay = safeguards.keeps(.writeSameResultMarked)
    reply.at = key.settledAt
    guard let made = key.entity else { return }
    guard let entity = present(made, context) ?? cut(made) else {
      tellSuccessors(of: made, &reply, context)
      return
    }
    reply.entity = entity
    reply.alias = toldAlias(context) ?? (entity == made ? nil : told(made))
    reply.followed = context.followed
    reply.title = title(entity, key, context)
    // A version says nothing but with the id that it was read from.
    if safeguards.lacks(.writeSameResultStored) {
      reply.version = state.version(of: entity, in: context.tenant)
    } else if entity == made {
      reply.version = key.version
    }
    if reply.alias == made { reply.aliasVersion = key.version }
    reply.current = state.snapshot(of: entity)
    reply.obstacle = obstacle(to: entity, reply.recoveries, context)
    namePerson(entity, &reply, context)
    stateOwner(of: entity, &reply, context)
    let isUnchanged =
      entity == made && key.version == state.version(of: entity, in: context.tenant)
    if key.outcome == .already, isUnchanged {
      reply.actor = key.intent.behaviour.lastChange(for: goal(of: key), in: state)?.actor
    }
    if key.outcome == .gone { reply.actor = tombstone(of: entity).flatMap(deletion)?.actor }
    guard key.outcome == .done else { return }
    reply.asking = askingThen(row)
    let stands =
      !key.isUndone && !isGone(entity, besidesBy: key.intent)
      && key.intent.behaviour.stands(
        key, state.subjectState(entity, member: key.member, in: context.tenant, at: context.now))
    reply.stillStands = stands || safeguards.lacks(.writeSameResultStands)
    if key.isUndone, !reply.stillStands { reply.undoneAt = key.undoneAt }
    let window = IntentTraits.all[Int(key.intent.rawValue)].undoWindow
    if stands, isUnchanged, safeguards.keeps(.recoverSummaryReplayed), mayTakeBack(row, context) {
      offerUndo(from: key.settledAt, window: window, &reply, context)
    }
  }

  /// What an operation was to bring about, as far as its key remembers.
  private func goal(of key: KeyRow) -> Goal {
    Goal(
      subject: key.entity, project: nil, member: key.member, role: nil, audience: nil, text: nil,
      teamRole: nil, user: key.user, tenant: key.tenant, file: nil)
  }

  /// Whether an entity is gone, and an intent has not just brought that about: nothing stands that
  /// was done to it.
  private func isGone(_ entity: EntityID, besidesBy intent: IntentKind) -> Bool {
    guard let tombstone = tombstone(of: entity) else { return false }
    return tombstone != entity || !intent.behaviour.acceptsTombstone
  }

  /// What a faulty engine shows all the same.
  private func cut(_ entity: EntityID) -> EntityID? {
    safeguards.lacks(.writeSameResultCut) ? entity : nil
  }

  private func told(_ old: EntityID) -> EntityID? {
    safeguards.keeps(.identityAliasTold) ? old : nil
  }

  /// A result on what was split since stands nowhere any more: the successors that may be seen are
  /// shown in its place.
  private func tellSuccessors(
    of old: EntityID, _ reply: inout Reply, _ context: borrowing Context
  ) {
    guard state.isAlias(old) else { return }
    let here = ends(of: old).filter { isHere($0, context) }
    guard !here.isEmpty else { return }
    reply.alias = told(old)
    reply.list = here.prefix(Limits.candidates).compactMap { state.snapshot(of: $0) }
    reply.stillStands = false
  }

  /// What the result called the entity: the title that it gave, or today's where it gave none.
  private func title(
    _ entity: EntityID, _ key: KeyRow, _ context: borrowing Context
  ) -> TextID? {
    if key.outcome == .done, key.intent.behaviour.givesTitle { return TextID(bits: key.value) }
    return title(of: entity, context)
  }

  /// What became of the operation whose key is no longer kept, from the audit; of an operation
  /// whose undo comes too late, from its key.
  private func tellExpired(_ reply: inout Reply, _ context: borrowing Context) {
    if let row = context.undoneRow {
      let key = state.keys[row]
      (reply.told, reply.at, reply.actor) = (key.outcome, key.settledAt, key.user)
      reply.toldIntent = key.intent
      return
    }
    let named = context.isUndo ? context.request.arguments.operation : context.request.key
    guard let named, safeguards.keeps(.writeKeyRetentionTold) else { return }
    if let record = told(of: named, context) {
      reply.told = record.outcome
      reply.toldIntent = record.intent
      (reply.at, reply.actor) = (record.at, record.user)
      guard let made = record.entity, let entity = present(made, context) else { return }
      (reply.entity, reply.title) = (entity, title(of: entity, context))
      reply.alias = record.alias
      if entity == made {
        reply.version = record.version
      } else {
        reply.alias = reply.alias ?? told(made)
        if reply.alias == made { reply.aliasVersion = record.version }
      }
    } else if let record = cancellation(of: named, context) {
      (reply.told, reply.at, reply.actor) = (.cancelled, record.at, record.user)
    }
  }

  /// Four different failures stay four different answers (rule `reply.distinct`).
  private func distinct(_ answer: Answer) -> Answer {
    switch answer.outcome {
    case .signIn where safeguards.lacks(.replyDistinctSession):
      Answer(.forbidden, .replyDistinct)
    case .forbidden where safeguards.lacks(.replyDistinctForbidden):
      Answer(.unavailable, .replyDistinct)
    case .changed where safeguards.lacks(.replyDistinctChanged):
      Answer(.unavailable, .replyDistinct)
    case .inProgress where safeguards.lacks(.replyDistinctPassing),
      .slowDown where safeguards.lacks(.replyDistinctPassing),
      .unavailable where safeguards.lacks(.replyDistinctPassing):
      Answer(.forbidden, .replyDistinct)
    default: answer
    }
  }

  /// The answer of the server's front while the engine can't be asked: a passing failure, which
  /// nothing records.
  public func unavailable(_ request: Request, now: Instant) -> Reply {
    reply(
      Answer(.unavailable, .replyDistinct),
      Context(request, request.intent ?? .pending, now), nil)
  }
}
