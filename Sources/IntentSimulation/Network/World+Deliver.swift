import IntentEngine

extension World {
  /// A message arrives, or is lost at its end.
  mutating func deliver(_ place: Int) {
    let message = land(place)
    if let reason = lossOnArrival(message) { return lose(message, reason) }
    note { .arrived($0.described(message)) }
    switch message.kind {
    case .request: serve(message)
    case .signInRequest: serveSignIn(message)
    case .syncRequest: serveSync(message)
    case .suggestionRequest: serveSuggestions(message)
    case .relay: carryOut(message)
    case .reply where message.speaker != .none: handBack(message)
    case .reply, .relayReply, .signInReply, .syncReply, .suggestionReply: deliverReply(message)
    }
  }

  @inline(__always)
  private func lossOnArrival(_ message: MessageRow) -> LossReason? {
    if isCut(message) { return .partition }
    switch message.kind.leg {
    case .request:
      return globals[0].isServerDown ? .serverDown : nil
    case .relay: return reasonNotToCarryOut(message)
    case .reply, .relayReply:
      let device = devices[Int(message.device.index)]
      if !device.isOnline { return .offline }
      // What is carried out for another device needs no app: the system wakes it.
      if message.speaker != .none { return nil }
      return hasProcess(message, device) ? nil : .noProcess
    }
  }

  @inline(__always)
  private func hasProcess(_ message: MessageRow, _ device: DeviceRow) -> Bool {
    if device.isAppAlive { return true }
    return message.invocation >= 0 && entries[Int(message.invocation)].isExtensionAlive
  }

  private mutating func deliverReply(_ message: MessageRow) {
    guard let payload = payloads.take(message.payload) else {
      preconditionFailure("a reply to invocation \(message.invocation) has no content")
    }
    switch payload {
    case .reply(let reply):
      receive(reply, message)
    case .synced(let reply):
      receiveSync(reply, message)
    case .suggestions(let reply):
      receiveSuggestions(reply, message)
    case .signedIn, .signInRefused, .signInUnavailable, .copies, .ticket, .candidates:
      receiveSignIn(payload, message)
    }
  }
}
