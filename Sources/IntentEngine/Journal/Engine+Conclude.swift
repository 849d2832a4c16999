extension Engine {
  /// Writes one transaction: effect, settled key, spent confirmation and audit record
  /// (rule `write.atomic`); then says what was decided.
  mutating func conclude(_ answer: Answer, _ context: inout Context) -> Reply {
    if answer.outcome == .slowDown, let record = slowRecord(context) {
      journal.append(.slowedDown(record: record))
      return reply(answer, context, nil)
    }
    if answer.outcome == .done, context.replayed == nil, let old = context.effect?.oldID {
      context.alias = old
    }
    var first = journal.eventCount
    var record = head(answer, context)
    let acts = context.replayed == nil && answer.outcome.mayAct
    if acts {
      writeEffect(&record, context)
      first = closeEffectAlone(record, first)
    }
    writeKey(answer, &record, context)
    writePreference(record, context)
    writeChallenge(answer, &record, &context)
    writeOffers(record, context)
    state.count(record, number: journal.records.count)
    journal.close(record, first: first, isDurable: safeguards.keeps(.writeAtomicTransaction))
    if acts, let effect = context.effect { settleOthers(effect, record) }
    return reply(answer, context, record)
  }

  /// The one way to write: to the journal and, by `apply`, to the state.
  @inline(__always)
  mutating func write(_ event: Event, _ record: AuditRecord) {
    journal.append(event)
    state.apply(event, record, journal)
  }

  private mutating func writeEffect(_ record: inout AuditRecord, _ context: borrowing Context) {
    let moved = questions(movedBy: context.effect)
    if let effect = context.effect {
      reviveIfFaulty(effect, record)
      let sights = sights(before: effect)
      leaveBehindIfFaulty(effect, record)
      write(effect, record)
      writeLosses(sights, record)
      record.effects = effect.effects
      if let made = made(by: effect) { record.entity = made }
      if let entity = record.entity {
        record.version = state.version(of: entity, in: context.tenant)
      }
      writeUndeclared(effect, &record)
      writeUnsaid(effect, record)
    }
    if let cancelled = context.cancelledKey {
      write(.keyCancelled(cancelled), record)
      if let open = context.voidedChallenge { write(.challengeVoided(open), record) }
      if let open = context.openProposal { write(.proposalClosed(open, .withdrawn), record) }
    }
    if let row = context.undoneRow {
      write(.operationUndone(state.keys[row].key), record)
      hideUndone(row, record)
    }
    if let spent = context.spentChallenge, state.challenges[Int(spent.index)].status == .open {
      write(.challengeSpent(spent), record)
    }
    void(moved, record)
  }

  /// The entity that an effect makes.
  private func made(by effect: Event) -> EntityID? {
    switch effect {
    case .commentAdded(let comment, _, _): comment
    case .taskReplaced: EntityID(.task, state.tasks.count - 1)
    case .merged(_, let new), .projectSplit(_, let new, _): new
    case .projectLeft(_, let move):
      move.keepsID ? nil : EntityID(.project, state.projects.count - 1)
    default: nil
    }
  }

  /// Without the safeguard `write.atomic` the effect is durable before the rest is.
  private mutating func closeEffectAlone(_ record: AuditRecord, _ first: Int) -> Int {
    guard safeguards.lacks(.writeAtomicTransaction), journal.eventCount > first else {
      return first
    }
    var alone = record
    alone.action = .effectAlone
    alone.isAudited = false
    journal.close(alone, first: first, isDurable: true)
    return journal.eventCount
  }

  /// Fixes, or settles, the request's key.
  private mutating func writeKey(
    _ answer: Answer, _ record: inout AuditRecord, _ context: borrowing Context
  ) {
    guard record.key != nil, context.fixesKey, context.replayed == nil else { return }
    if answer.outcome.isFinal {
      if !answer.outcome.isSuccess, safeguards.lacks(.writeSameResultRefusals) { return }
      settle(record, context)
      return
    }
    switch answer.outcome {
    case .choose, .challenged, .awaitingApproval: open(record, context)
    case .inProgress where answer.rule == .recoverUndo: open(record, context)
    default: break
    }
  }

  /// The key keeps the intent that acted, so that an undo can be taken back like any other.
  private mutating func settle(_ record: AuditRecord, _ context: borrowing Context) {
    write(
      .keySettled(
        Settlement(
          content: context.content, prior: context.trace.prior, value: context.trace.value,
          member: context.member, intent: context.intent)), record)
    if let proposal = context.openProposal, context.cancelledKey == nil {
      let isOver = record.outcome == .expired
      write(.proposalClosed(proposal, isOver ? .expired : .withdrawn), record)
    }
    guard context.keyRow != nil, context.spentChallenge == nil,
      let open = openChallenge(context)
    else { return }
    write(.challengeVoided(open), record)
  }

  private mutating func open(_ record: AuditRecord, _ context: borrowing Context) {
    if let row = context.keyRow {
      guard state.keys[row].status == .open, state.keys[row].entity != record.entity else {
        return
      }
      write(.keyOpened(content: context.content, operation: state.keys[row].open), record)
      return
    }
    let operation = journal.append(
      OperationContent(
        intent: context.request.intent ?? context.intent, arguments: context.request.arguments,
        version: context.request.version, schema: context.request.schema,
        device: context.device, entry: context.entry))
    write(.keyOpened(content: context.content, operation: operation), record)
  }

  /// A new challenge, and the device that it is displayed on.
  private mutating func writeChallenge(
    _ answer: Answer, _ record: inout AuditRecord, _ context: inout Context
  ) {
    if answer.outcome == .challenged { ask(&record, &context) }
    for pending in context.pending {
      if let challenge = pending.challenge { show(challenge.id, record) }
    }
  }

  private mutating func ask(_ record: inout AuditRecord, _ context: inout Context) {
    if let voided = context.voidedChallenge { write(.challengeVoided(voided), record) }
    if let new = context.newChallenge {
      let number = journal.append(new)
      write(.challengeIssued(number), record)
      context.challenge = ChallengeID(state.challenges.count - 1)
    }
    record.challenge = context.challenge
    if let challenge = context.challenge { show(challenge, record) }
  }

  private mutating func show(_ challenge: ChallengeID, _ record: AuditRecord) {
    // What a device carries out for another one is not on its screen.
    if !record.isRelayed, !isDisplayed(challenge, on: record.device) {
      write(.challengeShown(challenge), record)
    }
  }

  /// The candidates that this key's choice has not offered before.
  private mutating func writeOffers(_ record: AuditRecord, _ context: borrowing Context) {
    guard let key = record.key else { return }
    for offer in context.offers {
      let isKnown = state.offers.rows.contains {
        $0.key == key && $0.user == record.user && $0.tenant == record.tenant
          && $0.entity == offer.entity
      }
      if !isKnown { write(.offered(offer.entity), record) }
    }
  }
}
