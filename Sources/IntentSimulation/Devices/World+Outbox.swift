import IntentEngine

extension World {
  /// Puts a new entry at the end of its device's outbox.
  mutating func enqueue(_ index: Int) {
    let device = Int(entries[index].device.index)
    let last = devices[device].outboxLast
    entries[index].previous = last
    if last < 0 {
      devices[device].outboxFirst = Int32(index)
    } else {
      entries[Int(last)].next = Int32(index)
    }
    devices[device].outboxLast = Int32(index)
    devices[device].outboxCount += 1
  }

  /// Takes an entry that is over out of its outbox.
  mutating func dequeue(_ index: Int) {
    let entry = entries[index]
    let device = Int(entry.device.index)
    if entry.previous < 0 {
      devices[device].outboxFirst = entry.next
    } else {
      entries[Int(entry.previous)].next = entry.next
    }
    if entry.next < 0 {
      devices[device].outboxLast = entry.previous
    } else {
      entries[Int(entry.next)].previous = entry.previous
    }
    devices[device].outboxCount -= 1
  }

  /// The entries of a device's outbox, in order.
  func outbox(_ device: Int) -> [Int] {
    var list: [Int] = []
    var cursor = devices[device].outboxFirst
    while cursor >= 0 {
      list.append(Int(cursor))
      cursor = entries[Int(cursor)].next
    }
    return list
  }

  /// Moves an entry to another state.
  mutating func move(_ index: Int, to state: EntryState, _ reason: RestReason = .none) {
    let device = Int(entries[index].device.index)
    if entries[index].state == .waiting { devices[device].waiting -= 1 }
    if state == .waiting { devices[device].waiting += 1 }
    entries[index].state = state
    entries[index].reason = reason
  }

  /// Leaves an entry in the outbox, to go by itself.
  mutating func keep(_ index: Int, _ reason: RestReason) {
    let entry = entries[index]
    let isNews = entry.state != .kept || entry.reason != reason || entry.toldHeld != .none
    disarm(index)
    leaveHand(index)
    move(index, to: .kept, reason)
    if isNews { tell(index, .kept(reason)) }
  }

  /// Leaves an entry in the outbox until the user sees to it.
  mutating func park(_ index: Int, _ reason: RestReason) {
    disarm(index)
    leaveHand(index)
    move(index, to: .parked, reason)
    tell(index, .parked(reason))
    if safeguards.lacks(.recoverQueueFlowsDependent) {
      releaseWaiting(Int(entries[index].device.index))
    }
  }

  /// What has waited is not what the user's hand does just now, whoever sends it on; a "yes" stays
  /// one (rule `confirm.skip-scoped`).
  private mutating func leaveHand(_ index: Int) {
    if case .confirmation = entries[index].response { return }
    entries[index].isByHand = false
  }

  /// Throws an entry away: only a faulty device does.
  mutating func drop(_ index: Int, _ reason: RestReason) {
    disarm(index)
    move(index, to: .dropped, reason)
    dequeue(index)
    note { .rested($0.origin(index), .dropped(reason)) }
    releaseWaiting(Int(entries[index].device.index))
  }

  /// Ends an entry with the answer that it has.
  mutating func finish(_ index: Int) {
    disarm(index)
    entries[index].limit.disarm()
    entries[index].isExtensionAlive = false
    move(index, to: .finished)
    dequeue(index)
    releaseWaiting(Int(entries[index].device.index))
  }

  /// Refuses an invocation on the device: nothing is sent.
  mutating func refuse(_ index: Int, _ reason: RestReason) {
    move(index, to: .refused, reason)
    note { .rested($0.origin(index), reason == .outboxFull ? .outboxFull : .notShown(reason)) }
  }
}
