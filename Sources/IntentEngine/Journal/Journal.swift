/// The durable, append-only record of all transactions: recovery is folding it onto the genesis.
public struct Journal: Hashable, Sendable {
  /// One record a transaction, in order.
  public private(set) var records = Chunks<AuditRecord>()
  /// The events of all transactions, in order.
  public private(set) var events = Chunks<Event>()
  /// The contents of keys that were left open, the challenges and the preferences: what events are
  /// too small for.
  public private(set) var contents = Chunks<OperationContent>()
  public private(set) var challenges = Chunks<ChallengeRow>()
  public private(set) var preferences = Chunks<Preference>()
  /// How many of the records are durable; all, unless the safeguard `write.atomic` is off.
  private(set) var durable = 0

  init() {}

  /// The events of one transaction.
  public func events(of record: AuditRecord) -> Slice<Chunks<Event>> {
    let first = Int(record.firstEvent)
    return events[first..<first + Int(record.eventCount)]
  }

  /// Opens a transaction: the events that follow belong to it.
  var eventCount: Int { events.count }

  @inline(__always)
  mutating func append(_ event: Event) { events.append(event) }

  mutating func append(_ content: OperationContent) -> Int32 {
    contents.append(content)
    return Int32(contents.count - 1)
  }

  mutating func append(_ challenge: ChallengeRow) -> Int32 {
    challenges.append(challenge)
    return Int32(challenges.count - 1)
  }

  mutating func append(_ preference: Preference) -> Int32 {
    preferences.append(preference)
    return Int32(preferences.count - 1)
  }

  /// Closes a transaction whose events began at `first`.
  @inline(__always)
  mutating func close(_ record: AuditRecord, first: Int, isDurable: Bool) {
    var record = record
    record.firstEvent = UInt32(first)
    record.eventCount = UInt32(events.count - first)
    records.append(record)
    if isDurable { durable = records.count }
  }

  /// Makes everything durable that is not yet.
  mutating func flush() { durable = records.count }

  /// Forgets what a crash takes: whatever is not durable.
  mutating func loseVolatile() { truncate(to: durable) }

  /// A place to come back to.
  struct Mark: Sendable {
    var records: Int
    var events: Int
    var contents: Int
    var challenges: Int
    var preferences: Int
    var durable: Int
  }

  func mark() -> Mark {
    Mark(
      records: records.count, events: events.count, contents: contents.count,
      challenges: challenges.count, preferences: preferences.count, durable: durable)
  }

  mutating func rollBack(to mark: Mark) {
    records.removeLast(records.count - mark.records)
    events.removeLast(events.count - mark.events)
    contents.removeLast(contents.count - mark.contents)
    challenges.removeLast(challenges.count - mark.challenges)
    preferences.removeLast(preferences.count - mark.preferences)
    durable = mark.durable
  }

  private mutating func truncate(to count: Int) {
    guard count < records.count else { return }
    let firstEvent = Int(records[count].firstEvent)
    records.removeLast(records.count - count)
    events.removeLast(events.count - firstEvent)
  }
}
