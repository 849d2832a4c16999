import IntentEngine

extension World {
  /// Sends an operation again from here: the same key, as a new invocation.
  mutating func replay(
    _ invocation: InvocationID, as copy: InvocationID, _ step: Int, _ device: Int
  ) {
    let index = Int(copy.index)
    let manner = manner(of: index, step: step)
    makeEntry(index, step, device, manner)
    guard let place = operationPlace(of: invocation) else { return refuse(index, .nothingShown) }
    if let reason = reasonToRefuse(device, manner) { return refuse(index, reason) }
    guard takeConfirmation(index, manner.tampering) else { return refuse(index, .nothingShown) }
    adopt(index, place, from: invocation)
    begin(index, manner)
  }

  /// Goes on with a pending operation of the user, once the server lists it.
  mutating func pickUp(
    _ invocation: InvocationID, as copy: InvocationID, _ step: Int, _ device: Int
  ) {
    let index = Int(copy.index)
    makeEntry(index, step, device, Manner())
    guard let place = operationPlace(of: invocation) else { return refuse(index, .nothingShown) }
    if let reason = reasonToRefuse(device, Manner()) { return refuse(index, reason) }
    entries[index].isPickingUp = true
    adopt(index, place, from: invocation)
    launch(index, .invocation)
  }

  private mutating func adopt(_ index: Int, _ place: Int, from invocation: InvocationID) {
    entries[index].operation = Int32(place)
    entries[index].entity = entries[Int(invocation.index)].entity
    enqueue(index)
    noteInvoked(index)
    if !entries[index].isPickingUp && !waitsForUnlock(index) { showSummaryBefore(index) }
  }

  /// Takes the list of pending operations, and goes on with the one that it was read for.
  mutating func receivePending(_ reply: Reply, _ message: MessageRow) {
    let index = Int(message.invocation)
    guard entries[index].isPickingUp, !entries[index].state.isOver else {
      return note { .ignored($0.origin(message), reply) }
    }
    guard reply.outcome == .done else {
      entries[index].told |= 1 << UInt32(reply.outcome.rawValue)
      return take(reply, index)
    }
    guard reasonHeld(index) == nil else {
      return note { .answeredUnseen($0.origin(index), reply) }
    }
    note { .answered($0.origin(index), reply) }
    hear(reply.losses, message.user, message.tenant, Int(message.device.index))
    goOnWithPending(reply, index)
  }

  private mutating func goOnWithPending(_ reply: Reply, _ index: Int) {
    let operation = operations[Int(entries[index].operation)]
    disarm(index)
    guard let pending = reply.pending.first(where: { $0.key == operation.key }) else {
      move(index, to: .refused, .notListed)
      dequeue(index)
      note { .rested($0.origin(index), .notShown(.notListed)) }
      return releaseWaiting(Int(entries[index].device.index))
    }
    entries[index].isPickingUp = false
    showSummaryBefore(index)
    guard let challenge = pending.challenge else {
      entries[index].burst = 0
      return launch(index, .hand)
    }
    var shown = challengedReply(pending, challenge, reply.epoch)
    shown.losses = reply.losses
    entries[index].told |= 1 << UInt32(Outcome.challenged.rawValue)
    take(shown, index)
  }

  /// The question as the device shows it that first asked.
  private func challengedReply(
    _ pending: PendingOperation, _ challenge: Challenge, _ epoch: UInt32
  ) -> Reply {
    var reply = Reply(intent: pending.intent, outcome: .challenged, rule: .recoverElsewhere)
    reply.entity = challenge.explanation.object
    reply.title = challenge.explanation.title
    reply.version = pending.current?.version
    reply.current = pending.current
    reply.challenge = challenge
    reply.recoveries = Recoveries(.confirm)
    reply.epoch = epoch
    return reply
  }
}
