/// The figures are kept as records are written, by the one writer of the state: what recovery folds
/// again gives them again.
extension State {
  /// The place of an intent's figures at an entry point.
  @inline(__always)
  static func measure(_ intent: IntentKind, _ entry: EntryPoint) -> Int {
    Int(intent.rawValue) << 3 | Int(entry.rawValue)
  }

  /// How many rows of figures there are: one for every intent at every entry point, of which there
  /// is room for eight.
  static let measureCount = IntentKind.allCases.count << 3

  /// Counts a request by its record; what is beyond the rate shares one, and is no call.
  @inline(__always)
  mutating func measure(_ record: AuditRecord) {
    guard let intent = record.intent, let entry = record.entry, record.outcome != .slowDown else {
      return
    }
    let place = State.measure(intent, entry)
    measures[place].count(record, measuring)
    if record.key != nil, !measuring.contains(.distinctStarts) { measures[place].started += 1 }
  }

  /// Counts an operation whose key is fixed now.
  @inline(__always)
  mutating func measureStart(_ record: AuditRecord) {
    guard let intent = record.intent, let entry = record.entry,
      measuring.contains(.distinctStarts)
    else { return }
    measures[State.measure(intent, entry)].started += 1
  }

  /// Counts what became of an operation whose key is settled now, where it began.
  ///
  /// - Parameter before: the key's row before; `nil` for a key that came just now.
  @inline(__always)
  mutating func measureEnd(_ before: KeyRow?, _ record: AuditRecord) {
    guard let before, before.status != .cancelledUnseen else {
      measureStart(record)
      guard record.outcome.isSuccess, let intent = record.intent, let entry = record.entry else {
        return
      }
      measures[State.measure(intent, entry)].completed += 1
      return
    }
    guard before.status == .open else { return }
    let began = contents[Int(before.open)]
    let place = State.measure(began.intent, began.entry)
    if record.outcome.isSuccess {
      measures[place].completed += 1
      if began.device != record.device, measuring.contains(.otherDevices) {
        measures[place].elsewhere += 1
      }
    } else if record.outcome == .cancelled {
      measureAbandoned(before)
    }
  }

  /// Counts the question that was open when its operation was declined or taken back.
  mutating func measureAbandoned(_ row: KeyRow) {
    guard row.status == .open, let challenge = row.challenge,
      challenges[Int(challenge.index)].status == .open,
      !challenges[Int(challenge.index)].hasLapsed
    else { return }
    abandon(row)
  }

  /// Marks a question as never answered in time, and counts it where its operation began.
  mutating func lapse(_ id: ChallengeID) {
    challenges[Int(id.index)].hasLapsed = true
    let challenge = challenges[Int(id.index)]
    if let row = row(of: challenge.key, tenant: challenge.tenant, user: challenge.user) {
      abandon(keys[row])
    }
  }

  private mutating func abandon(_ row: KeyRow) {
    guard row.open >= 0 else { return }
    let began = contents[Int(row.open)]
    measures[State.measure(began.intent, began.entry)].abandoned += 1
  }
}
