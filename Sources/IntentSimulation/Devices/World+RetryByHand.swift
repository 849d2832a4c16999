import IntentEngine

extension World {
  /// The user sends an unfinished operation of this device again.
  mutating func retry(_ invocation: InvocationID, _ step: Int, _ device: Int) {
    let index = Int(invocation.index)
    let entry = entries[index]
    let isAwaiting = isAwaiting(index)
    guard Int(entry.device.index) == device, !entry.state.isOver || isAwaiting else {
      return note { _ in .refused(step: step, .nothingShown) }
    }
    if isAwaiting { askAgain(index) }
    if let reason = reasonHeld(index) { return note { _ in .refused(step: step, reason) } }
    if entry.requests > 0 {
      entries[index].retries += 1
      renewKey(Int(entry.operation))
    }
    takeInHand(index, device)
    launch(index, .hand)
  }

  /// The same key, by hand too; a faulty client makes a new one (rule `write.key`).
  private mutating func renewKey(_ place: Int) {
    guard safeguards.lacks(.writeKeyByHand), let key = operations[place].key else { return }
    operations[place].key?.number = key.number &+ 1 << 24
  }

  /// Whether the operation is for others to approve: its key is open, and nothing waits here.
  func isAwaiting(_ index: Int) -> Bool {
    entries[index].state == .finished && entries[index].outcome == .awaitingApproval
  }

  /// Takes up an operation that others have to approve: its own yes was given before.
  mutating func askAgain(_ index: Int) {
    entries[index].response = .none
    entries[index].previous = -1
    entries[index].next = -1
    enqueue(index)
  }

  /// The user touches an entry: its attempts count anew.
  mutating func takeInHand(_ index: Int, _ device: Int) {
    disarm(index)
    entries[index].burst = 0
    entries[index].handAt = now
    entries[index].isDeferred = false
    entries[index].isLocked = devices[device].isLocked
  }
}
