/// What a record of the audit is about.
public enum AuditedAction: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// An intent, or what was sent as one.
  case request
  /// A device fetched what its user may see.
  case sync
  /// Somebody signed in.
  case signIn
  /// A sign-in was ended from the server's side.
  case sessionEnded
  /// An effect that became durable before its audit did: the fault `write.atomic`.
  case effectAlone
  /// Nobody answered a question in time.
  case questionLapsed
  /// A device asked what may be suggested now.
  case suggest
  /// What a decision has done to an open operation of somebody else: the record that follows the one
  /// of the request, in its transaction.
  case consequence
}

/// One record of the audit, and the head of one transaction of the journal (rule `audit.complete`).
///
/// Effect, settled key, spent confirmation and audit record are one transaction: the events from
/// `firstEvent` on belong to this record.
@frozen
public struct AuditRecord: BitwiseCopyable, Hashable, Sendable {
  public var at: Instant
  public var action: AuditedAction
  /// Whether the record shows in the audit; only a faulty engine writes one that does not.
  public var isAudited = true
  public var isReplay = false
  public var isQueued = false
  public var isSuggested = false
  /// Said on another device, and carried out by this one.
  public var isRelayed = false
  /// Where it came in; `nil` for what could not be read.
  public var entry: EntryPoint?
  public var outcome: Outcome
  /// The rule that decided.
  public var rule: Rule
  public var fault: InputFault?
  public var intent: IntentKind?
  public var user: EntityID?
  public var tenant: EntityID?
  public var device: DeviceID
  /// The intent schema that it was made for.
  public var schema = Request.currentSchema
  /// The number of the attempt on its device, from 1.
  public var attempt: UInt16 = 1
  public var entity: EntityID?
  /// The id as sent, of what was not resolved.
  public var asked: EntityID?
  /// The old id that was followed.
  public var alias: EntityID?
  /// The old ids by which what it was brought to was named.
  public var followed = Followed()
  public var key: OperationKey?
  /// The operation that an undo names, or that a consequence follows from.
  public var named: OperationKey?
  /// The version that the operation produced, or met.
  public var version: Version?
  /// The version that the client saw.
  public var seen: Version?
  public var challenge: ChallengeID?
  /// The words that came with it, for the record's own limit to cut, and what they were.
  public var text: TextID?
  public var quotes = QuotedText.argument
  /// What the request turned out to do, as declared effects.
  public var effects: Effects = []
  public var firstEvent: UInt32 = 0
  public var eventCount: UInt32 = 0

  init(at: Instant, action: AuditedAction, entry: EntryPoint?, outcome: Outcome, rule: Rule) {
    self.at = at
    self.action = action
    self.entry = entry
    self.outcome = outcome
    self.rule = rule
    device = .none
  }

  /// The outcome's word: the intent's own verb for what was done, `replayed` for a replay.
  public var word: String { isReplay ? "replayed" : outcome.word(of: intent) }
}

/// What the words in a record were.
public enum QuotedText: UInt8, BitwiseCopyable, Hashable, Sendable {
  case argument, title, forgedID, utterance, body, fileName
}
