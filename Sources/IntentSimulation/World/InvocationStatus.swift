import IntentEngine

/// Where an invocation stands, and all that its user was told.
public struct InvocationStatus: Hashable, Sendable {
  public var invocation: InvocationID
  /// `.none` for an administrator's.
  public var device: DeviceID
  public var user: EntityID
  public var intent: IntentKind?
  /// The operation's key.
  public var key: OperationKey?
  /// Where it rests; `nil` when its last answer is what counts.
  public var rest: Rest?
  /// The last answer that counted.
  public var outcome: Outcome?
  public var reply: Reply?
  /// The challenge that its device shows now.
  public var challenge: Challenge?
  /// How many requests its device sent for it.
  public var requests: Int
  /// Whether the line before the change was shown.
  public var hasSummary: Bool
  /// What that line called the subject.
  public var summaryTitle: TextID?
  /// The subject, as far as the device knows.
  public var entity: EntityID?
  /// What the operation made.
  public var made: EntityID?
  /// All outcomes that it was ever told, late ones too, in the order of their declaration.
  public var told: [Outcome]

  /// The one word for what came of it: where it rests, or its last answer.
  public var word: String {
    rest?.word ?? outcome?.word(of: intent) ?? Rest.kept(.none).word
  }
}

extension World {
  /// Where an invocation stands now.
  public func status(of invocation: InvocationID) -> InvocationStatus {
    let index = Int(invocation.index)
    let entry = entries[index]
    let operation = entry.operation < 0 ? nil : operations[Int(entry.operation)]
    let reply = lastReply(index)
    let isAsking = entry.state == .asking && reply?.outcome == .challenged
    return InvocationStatus(
      invocation: invocation, device: entry.device, user: entry.user, intent: operation?.intent,
      key: operation?.key, rest: rest(of: index), outcome: entry.outcome, reply: reply,
      challenge: isAsking ? reply?.challenge : nil, requests: Int(entry.requests),
      hasSummary: entry.hasSummary,
      summaryTitle: entry.hasSummary && entry.summaryTitle != .empty ? entry.summaryTitle : nil,
      entity: reply?.entity ?? entry.entity, made: operation?.made,
      told: Outcome.allCases.filter { entry.told >> UInt32($0.rawValue) & 1 == 1 })
  }

  /// The device of an invocation; `.none` for an administrator's.
  package func device(of invocation: InvocationID) -> DeviceID {
    entries[Int(invocation.index)].device
  }

  /// Whom an invocation belongs to.
  package func user(of invocation: InvocationID) -> EntityID {
    entries[Int(invocation.index)].user
  }

  /// The last answer that counted for an invocation; `nil` for none yet.
  package func outcome(of invocation: InvocationID) -> Outcome? {
    entries[Int(invocation.index)].outcome
  }

  /// How often the server did what the invocation's operation asks for, in a world that counts it
  /// (`WorldOptions.countsEffects`).
  package func effects(of invocation: InvocationID) -> Int {
    let place = entries[Int(invocation.index)].operation
    let key = place < 0 ? nil : operations[Int(place)].key
    let user = entries[Int(invocation.index)].user
    return entries.rows.indices.reduce(0) { sum, index in
      let other = entries[index]
      let isSame =
        index == Int(invocation.index)
        || key != nil && other.user == user && other.operation >= 0
          && operations[Int(other.operation)].key == key
      return sum + (isSame ? Int(effects[index].count) : 0)
    }
  }

  /// An invocation whose key has taken effect more than once, in a world that counts it; `nil` for none.
  package var repeatedEffect: InvocationID? {
    effects.rows.indices.lazy.filter { effects[$0].count > 0 }.map { InvocationID($0) }
      .first { effects(of: $0) > 1 }
  }

  /// Where an invocation rests; `nil` when its last answer is what counts.
  func rest(of index: Int) -> Rest? {
    let entry = entries[index]
    switch entry.state {
    case .unborn: return .notReached
    case .finished: return nil
    case .refused: return entry.reason == .outboxFull ? .outboxFull : .notShown(entry.reason)
    case .dropped: return .dropped(entry.reason)
    case .kept, .inFlight, .backingOff, .waiting, .asking, .signInNeeded, .parked:
      return reasonHeld(index).map { .held($0) } ?? restInOutbox(entry)
    }
  }

  private func restInOutbox(_ entry: EntryRow) -> Rest? {
    switch entry.state {
    case .asking, .signInNeeded: nil
    case .parked: .parked(entry.reason)
    case .waiting: .waiting(for: InvocationID(Int(entry.waitsFor)))
    // Without time nothing says that the last attempt was in vain.
    case .inFlight where !options.isTimed && !entry.timer.isArmed: .parked(.exhausted)
    case .unborn, .kept, .inFlight, .backingOff, .finished, .refused, .dropped:
      .kept(entry.reason)
    }
  }
}
