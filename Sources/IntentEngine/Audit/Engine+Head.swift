extension Engine {
  /// The record of what was decided, before its events are written (rule `audit.complete`).
  func head(_ answer: Answer, _ context: borrowing Context) -> AuditRecord {
    let request = context.request
    var record = AuditRecord(
      at: context.now, action: .request,
      entry: request.malformed == nil ? context.entry : nil, outcome: answer.outcome,
      rule: answer.rule)
    record.isReplay = context.replayed != nil
    record.isQueued = request.claims.isQueued
    record.isSuggested = request.claims.isSuggested
    record.isRelayed = request.claims.isRelayed
    record.attempt = request.claims.attempt
    record.fault = answer.fault
    record.intent = request.intent
    record.schema = request.schema
    record.key = request.key
    record.seen = context.version ?? context.undoneRow.map { state.keys[$0].version }
    record.challenge = context.spentChallenge ?? context.challenge
    if context.isKnown {
      (record.user, record.tenant) = (context.user, context.tenant)
      record.device = context.device
    }
    name(&record, context)
    quote(&record, request)
    // A text that a client made up an id for can't be shown later.
    if let text = record.text, !texts.contains(text) { record.text = nil }
    record.isAudited = isAudited(answer, context)
    return record
  }

  /// What it was about: as resolved, or as asked for.
  private func name(_ record: inout AuditRecord, _ context: borrowing Context) {
    record.alias = toldAlias(context)
    record.followed = context.followed
    record.named = context.request.arguments.operation
    if let replayed = context.replayed {
      nameReplayed(state.keys[replayed], &record, context)
      return
    }
    record.entity = context.subject ?? context.cancelledEntity
    if let entity = record.entity {
      record.version = state.version(of: entity, in: context.tenant)
    }
    guard case .id(let asked) = context.request.arguments.subject else { return }
    if record.entity == nil || context.effect?.oldID.map({ $0 != asked }) ?? false {
      record.asked = asked
    }
  }

  /// A replay's record names what the first one did, or its successor in this tenant; a version only
  /// with the id that it was read from (rules `identity.alias`, `identity.tenant-moved`).
  private func nameReplayed(
    _ key: KeyRow, _ record: inout AuditRecord, _ context: borrowing Context
  ) {
    guard let made = key.entity else {
      record.alias = nil
      if case .id(let asked) = context.request.arguments.subject { record.asked = asked }
      return
    }
    let now = follow(made)
    guard now != made, belongs(now, to: context.tenant) else {
      record.entity = made
      record.version = key.version
      if record.alias == made { record.alias = nil }
      return
    }
    record.entity = now
    if record.alias == nil, safeguards.keeps(.identityAliasTold) { record.alias = made }
  }

  /// The words that came with it, and what they were.
  private func quote(_ record: inout AuditRecord, _ request: Request) {
    if let body = request.malformed {
      (record.text, record.quotes) = (body, .body)
    } else if let text = request.arguments.text {
      (record.text, record.quotes) = (text, .argument)
    } else if let file = request.arguments.file, files.contains(file) {
      (record.text, record.quotes) = (files[file].name, .fileName)
    } else {
      switch request.arguments.subject {
      case .titled(_, let title): (record.text, record.quotes) = (title, .title)
      case .forged(let id): (record.text, record.quotes) = (id, .forgedID)
      case .none, .id, .position:
        if let said = request.claims.utterance { (record.text, record.quotes) = (said, .utterance) }
      }
    }
  }
}
