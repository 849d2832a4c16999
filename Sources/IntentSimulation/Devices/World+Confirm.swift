import IntentEngine

extension World {
  /// Says yes to a challenge; by hand where the device shows it, or as a hostile client.
  mutating func confirm(
    _ invocation: InvocationID, _ manner: Manner, _ step: Int, _ device: Int
  ) {
    guard let place = operationPlace(of: invocation) else {
      return note { _ in .refused(step: step, .nothingShown) }
    }
    let isHostile = manner.entry != .app || !manner.tampering.isNone
    guard let answer = confirmation(of: place, manner.tampering) else {
      return note { _ in .refused(step: step, .nothingShown) }
    }
    guard let index = questionShown(invocation, device) else {
      guard isHostile else { return note { _ in .refused(step: step, .nothingShown) } }
      return sendForeign(invocation, answer, manner, step, device)
    }
    if devices[device].isLocked && !isHostile { return note { _ in .refused(step: step, .locked) } }
    respond(index, answer, step, device, isByHand: manner.entry == .app)
  }

  /// Yes to the challenge that was last shown for the operation, or for the one that a hostile
  /// client names instead.
  func confirmation(of invocation: InvocationID, _ tampering: Tampering) -> Response? {
    operationPlace(of: invocation).flatMap { confirmation(of: $0, tampering) }
  }

  private func confirmation(of place: Int, _ tampering: Tampering) -> Response? {
    let named = tampering.confirmationOf.flatMap { operationPlace(of: $0) } ?? place
    return operations[named].challenge.map { .confirmation($0.id, digest: $0.digest) }
  }

  /// Puts the confirmation of another operation into a new entry, as a hostile client sends it along.
  ///
  /// - Returns: whether there is one; where nobody was asked about that operation there is not.
  mutating func takeConfirmation(_ index: Int, _ tampering: Tampering) -> Bool {
    guard let named = tampering.confirmationOf else { return true }
    guard let answer = confirmation(of: named, Tampering()) else { return false }
    entries[index].response = answer
    return true
  }

  /// The entry of this device that shows a question about the operation.
  func questionShown(_ invocation: InvocationID, _ device: Int) -> Int? {
    let operation = entries[Int(invocation.index)].operation
    guard operation >= 0 else { return nil }
    let own = Int(invocation.index)
    if Int(entries[own].device.index) == device, asks(own, operation) { return own }
    for index in outbox(device) where asks(index, operation) { return index }
    return nil
  }

  /// Whether an entry shows the question of an operation.
  private func asks(_ index: Int, _ operation: Int32) -> Bool {
    entries[index].operation == operation && entries[index].state == .asking
      && reasonHeld(index) == nil
  }

  /// Sends the user's answer under the same key.
  ///
  /// The answer stays with the entry until the server replies, and every attempt repeats it. That is
  /// no new yes: it names the one challenge that the user was shown, under the one key, and the server
  /// takes it at most once. Where the challenge has changed or expired meanwhile, the server asks anew,
  /// and the old answer is dropped with that reply (`showChallenge`); without any reply the attempts
  /// end as all attempts do.
  mutating func respond(
    _ index: Int, _ response: Response, _ step: Int, _ device: Int, isByHand: Bool
  ) {
    takeInHand(index, device)
    entries[index].response = response
    entries[index].isByHand = isByHand
    entries[index].mannerStep = Int32(step)
    launch(index, .hand)
  }

  /// Sends an answer from a device that does not show the question: once, as a hostile client.
  private mutating func sendForeign(
    _ invocation: InvocationID, _ response: Response, _ manner: Manner, _ step: Int, _ device: Int
  ) {
    guard devices[device].isOnline else { return note { _ in .refused(step: step, .offline) } }
    let index = Int(invocation.index)
    entries[index].requests += 1
    var message = requestMessage(index, from: device)
    message.mannerStep = Int32(step)
    message.response = response
    message.isByHand = manner.entry == .app
    message.isLocked = devices[device].isLocked
    message.user = devices[device].user
    message.tenant = devices[device].tenant
    message.asksPending = false
    transmit(message)
  }

  /// Says no to a challenge or a choice.
  mutating func decline(_ invocation: InvocationID, _ step: Int, _ device: Int) {
    guard let index = questionShown(invocation, device) else {
      return note { _ in .refused(step: step, .nothingShown) }
    }
    respond(index, .decline, step, device, isByHand: true)
  }
}
