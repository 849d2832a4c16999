/// The figures of all intents, counted anew from the audit and the transactions that its records
/// head: what the figures that are kept must agree with (rule `measure.intent`).
public struct Recount: Sendable {
  /// A key in its scope.
  private struct Scope: Hashable {
    var tenant: EntityID?
    var user: EntityID?
    var key: OperationKey
  }
  /// How an operation began, and whether it has come to its end.
  private struct Beginning {
    var intent: IntentKind
    var entry: EntryPoint
    var device: DeviceID
    var isOver = false
    var question: ChallengeID?
  }

  /// By intent, then by entry point.
  private var rows: [MeasureRow]
  private var beginnings: [Scope: Beginning] = [:]
  /// The key of each question.
  private let questions: [Scope]
  /// Whether a question was noted as never answered.
  private var lapsed: [Bool]
  /// The epoch below which a tenant's keys were dropped: what becomes of their questions is nobody's.
  private var fences: [EntityID: UInt32] = [:]

  /// Counts all that an engine has in its audit.
  public init(of engine: Engine) {
    rows = Array(repeating: MeasureRow(), count: State.measureCount)
    questions = engine.state.challenges.rows.map {
      Scope(tenant: $0.tenant, user: $0.user, key: $0.key)
    }
    lapsed = questions.map { _ in false }
    for (number, _) in engine.audited { take(engine.journal.records[number], engine.journal) }
  }

  /// What was counted of an intent at one entry point.
  public func measure(of intent: IntentKind, at entry: EntryPoint) -> MeasureRow {
    rows[State.measure(intent, entry)]
  }

  /// Whether an engine counts everything so.
  public func agrees(with engine: Engine) -> Bool { rows.elementsEqual(engine.state.measures.rows) }

  private mutating func take(_ record: AuditRecord, _ journal: Journal) {
    takeRequest(record)
    for event in journal.events(of: record) { take(event, record) }
  }

  private mutating func takeRequest(_ record: AuditRecord) {
    guard record.action == .request, record.user != nil, let intent = record.intent,
      let entry = record.entry, record.outcome != .signIn, record.outcome != .slowDown
    else { return }
    let place = State.measure(intent, entry)
    rows[place].calls += 1
    if record.isReplay {
      rows[place].duplicates += 1
      return
    }
    if record.outcome == .forbidden { rows[place].denials += 1 }
    if wasResolved(record) { rows[place].resolved += 1 }
    if wasResolved(record) || wasUnresolved(record) { rows[place].asked += 1 }
  }

  private func wasResolved(_ record: AuditRecord) -> Bool {
    switch record.outcome {
    case .done, .already, .changed, .archived, .challenged, .rejected, .awaitingApproval: true
    case .forbidden: record.entity != nil
    default: false
    }
  }

  private func wasUnresolved(_ record: AuditRecord) -> Bool {
    record.outcome == .gone || record.outcome == .notFound || record.outcome == .choose
  }

  private mutating func take(_ event: Event, _ record: AuditRecord) {
    switch event {
    case .keyOpened: begin(record)
    case .keySettled:
      begin(record)
      if let key = record.key { end(scope(key, record), record.outcome, on: record.device) }
    case .keyCancelled(let key): end(scope(key, record), .cancelled, on: record.device)
    case .challengeIssued:
      guard let question = record.challenge, let scope = scope(of: question) else { break }
      beginnings[scope]?.question = question
    case .challengeSpent(let id), .challengeVoided(let id):
      guard let scope = scope(of: id), beginnings[scope]?.question == id else { break }
      beginnings[scope]?.question = nil
    case .challengeLapsed(let id):
      guard let scope = scope(of: id), !lapsed[Int(id.index)] else { break }
      lapsed[Int(id.index)] = true
      let isDropped = scope.tenant.flatMap { fences[$0] }.map { scope.key.epoch < $0 } ?? false
      if let began = beginnings[scope], !isDropped { abandon(began) }
    case .keysDropped(let tenant, let fence): fences[tenant] = max(fence, fences[tenant] ?? 0)
    default: break
    }
  }

  /// Whose question it is; `nil` for one that a faulty server has lost.
  private func scope(of question: ChallengeID) -> Scope? {
    let index = Int(question.index)
    return questions.indices.contains(index) ? questions[index] : nil
  }

  private func scope(_ key: OperationKey, _ record: AuditRecord) -> Scope {
    Scope(tenant: record.tenant, user: record.user, key: key)
  }

  private mutating func begin(_ record: AuditRecord) {
    guard let key = record.key, let intent = record.intent, let entry = record.entry,
      beginnings[scope(key, record)] == nil
    else { return }
    beginnings[scope(key, record)] = Beginning(
      intent: intent, entry: entry, device: record.device)
    rows[State.measure(intent, entry)].started += 1
  }

  private mutating func end(_ scope: Scope, _ outcome: Outcome, on device: DeviceID) {
    guard let began = beginnings[scope], !began.isOver else { return }
    beginnings[scope]?.isOver = true
    let place = State.measure(began.intent, began.entry)
    if outcome.isSuccess {
      rows[place].completed += 1
      if began.device != device { rows[place].elsewhere += 1 }
    }
    if outcome == .cancelled, let question = began.question, !lapsed[Int(question.index)] {
      abandon(began)
    }
  }

  private mutating func abandon(_ began: Beginning) {
    rows[State.measure(began.intent, began.entry)].abandoned += 1
  }
}
