/// What the server says of a device's candidates.
public struct SuggestionReply: Hashable, Sendable {
  public var outcome: Outcome
  /// Those that may be shown now, in the order in which they were asked about.
  public var suggestions: [SuggestedIntent]
  /// What the device must forget (rule `discover.follows-access`).
  public var losses = Losses()

  public init(outcome: Outcome, suggestions: [SuggestedIntent]) {
    self.outcome = outcome
    self.suggestions = suggestions
  }
}

extension Engine {
  /// Says which of a device's candidates are permitted and safe now (rule `suggest.earned`).
  ///
  /// Nothing is decided by it: an invocation that comes of a suggestion passes the chain like any
  /// other (rule `entry.no-trust`). What the user may not see is left out as what is not there is.
  ///
  /// - Parameter acknowledged: how many of its user's losses the device has heard of.
  public mutating func suggest(
    session: SessionID, candidates: [SuggestedIntent], acknowledged: UInt32 = .max, now: Instant
  ) -> SuggestionReply {
    wake(now)
    var context = Context(Request(session: session, intent: .pending, key: nil), .pending, now)
    var answer = Answer(.done, .suggestEarned)
    identify(&context)
    do throws(Answer) {
      try rate(&context)
      try self.session(&context)
      try tenant(&context)
    } catch { answer = error }
    if answer.outcome == .slowDown, let record = slowRecord(context) {
      journal.append(.slowedDown(record: record))
      return SuggestionReply(outcome: answer.outcome, suggestions: [])
    }
    var record = AuditRecord(
      at: now, action: .suggest, entry: .app, outcome: answer.outcome, rule: answer.rule)
    if context.isKnown {
      (record.user, record.tenant, record.device) = (context.user, context.tenant, context.device)
    }
    state.count(record, number: journal.records.count)
    journal.close(record, first: journal.eventCount, isDurable: true)
    var reply = SuggestionReply(outcome: answer.outcome, suggestions: [])
    if context.isKnown, !isOver(session, now) {
      reply.losses = losses(of: context.user, in: context.tenant, since: acknowledged)
    }
    guard answer.outcome == .done else { return reply }
    let asked = candidates.prefix(SuggestionPolicy.candidates)
    reply.suggestions = asked.filter { maySuggest($0, session, now) }
    return reply
  }

  /// The links of the chain that an invocation would pass, up to its effect; it must go through, do
  /// something, and ask nothing.
  private func maySuggest(
    _ suggestion: SuggestedIntent, _ session: SessionID, _ now: Instant
  ) -> Bool {
    var request = Request(session: session, intent: suggestion.intent, key: nil)
    request.arguments.subject = .id(suggestion.entity)
    var context = Context(request, suggestion.intent, now)
    guard suggestion.entity.isWellFormed,
      context.traits.accepts(suggestion.entity.kind), !context.traits.isRead
    else {
      return false
    }
    identify(&context)
    do throws(Answer) {
      try self.session(&context)
      try tenant(&context)
      try resolution(&context)
      try visibility(&context)
      if safeguards.keeps(.suggestEarnedPermitted) { try permission(&context) }
      try state(&context)
      try effect(&context)
    } catch { return false }
    guard let effect = context.effect else { return false }
    if safeguards.lacks(.suggestEarnedSafe) { return true }
    return SuggestionPolicy.isSafe(suggestion.intent)
      && state.sensitivity(of: effect, by: context.user) == nil
  }
}
