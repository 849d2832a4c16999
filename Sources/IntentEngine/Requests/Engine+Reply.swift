extension Engine {
  /// What is said: what was wanted, what was decided, which ways on are open
  /// (rule `reply.three-parts`).
  func reply(_ answer: Answer, _ context: borrowing Context, _ record: AuditRecord?) -> Reply {
    let said = distinct(answer)
    var reply = Reply(intent: context.request.intent, outcome: said.outcome, rule: said.rule)
    reply.fault = said.fault
    reply.epoch = Engine.epoch(at: context.now)
    reply.recoveries = recoveries(said, context)
    if let row = context.replayed {
      repeatResult(row, &reply, context)
    } else {
      describe(&reply, context, record)
    }
    if safeguards.lacks(.replyThreePartsWant) {
      (reply.intent, reply.entity, reply.title) = (nil, nil, nil)
    }
    return reply
  }

  private func describe(_ reply: inout Reply, _ context: borrowing Context, _ record: AuditRecord?)
  {
    reply.list = context.list
    reply.more = context.more
    if safeguards.lacks(.resolveUnderstandableCandidates), reply.outcome == .choose {
      reply.list = []
      reply.more = 0
    }
    reply.pending = context.pending
    reply.challenge = context.challenge.map { state.challenges[Int($0.index)].challenge($0) }
    (reply.actor, reply.at) = (context.actor, context.at)
    if let entity = record?.entity, mayTell(of: entity, context) {
      tell(of: entity, &reply, context)
    }
    if reply.outcome == .done { offerUndo(from: context.now, &reply, context) }
    if reply.outcome == .expired { tellExpired(&reply, context) }
  }

  /// What may not be seen is not told, whatever was decided.
  private func mayTell(of entity: EntityID, _ context: borrowing Context) -> Bool {
    guard context.isKnown else { return false }
    return isVisible(entity, context)
      || context.traits.isRead && safeguards.lacks(.readVisibilityFilter)
  }

  private func tell(of entity: EntityID, _ reply: inout Reply, _ context: borrowing Context) {
    switch reply.outcome {
    case .notFound, .invalid, .mismatched, .signIn, .slowDown, .expired, .unavailable,
      .incompatible:
      return
    case .done, .already, .changed, .forbidden, .gone, .archived, .cancelled, .inProgress,
      .choose, .challenged:
      break
    }
    reply.entity = entity
    reply.title = reply.outcome == .gone ? nil : state.title(of: entity)
    reply.alias = context.alias
    reply.version = state.version(of: entity)
    reply.current = state.snapshot(of: entity)
    if reply.outcome == .changed, safeguards.lacks(.syncNotADatabaseCurrent) {
      reply.current = nil
      reply.version = nil
    }
  }

  private func offerUndo(from done: Instant, _ reply: inout Reply, _ context: borrowing Context) {
    guard context.traits.undoWindow > 0, safeguards.keeps(.recoverSummaryAfter),
      safeguards.keeps(.replyThreePartsRecoveries), reply.intent != nil
    else { return }
    let until = done + context.traits.undoWindow
    guard context.now < until else { return }
    reply.undoUntil = until
    reply.recoveries.insert(Recoveries(.undo))
  }

  /// The stored result, marked as a replay; what the user may no longer see is cut to outcome and
  /// time (rule `write.same-result`).
  private func repeatResult(_ row: Int, _ reply: inout Reply, _ context: borrowing Context) {
    let key = state.keys[row]
    reply.isReplay = safeguards.keeps(.writeSameResultMarked)
    reply.at = key.settledAt
    guard let entity = key.entity else { return }
    guard isVisible(entity, context) || safeguards.lacks(.writeSameResultCut) else { return }
    reply.entity = entity
    reply.title = state.title(of: entity)
    reply.version = key.version
    reply.current = state.snapshot(of: entity)
    guard key.outcome == .done else { return }
    let stands =
      !key.isUndone
      && key.intent.behaviour.stands(
        key, state.subjectState(entity, member: key.member))
    reply.stillStands = stands || safeguards.lacks(.writeSameResultStands)
    if stands { offerUndo(from: key.settledAt, &reply, context) }
  }

  private func tellExpired(_ reply: inout Reply, _ context: borrowing Context) {
    guard let key = context.request.key, safeguards.keeps(.writeKeyRetentionTold),
      let record = told(of: key, context)
    else { return }
    reply.told = record.outcome
    reply.at = record.at
    reply.actor = record.user
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
