import IntentEngine

extension World {
  /// Puts the request together that a message carries.
  @inline(__always)
  func request(of message: MessageRow) -> Request {
    let manner = manner(of: Int(message.invocation), step: Int(message.mannerStep))
    var request = plainRequest(message)
    request.claims = claims(message, manner)
    request.acknowledged = message.acknowledged
    request.dontAskAgain = manner.dontAskAgain
    if manner.tampering.isNone { return request }
    tamper(&request, manner.tampering, message)
    return request
  }

  @inline(__always)
  private func plainRequest(_ message: MessageRow) -> Request {
    if message.asksPending {
      return Request(session: message.session, intent: .pending, key: nil, schema: message.schema)
    }
    let operation = operations[Int(message.operation)]
    var request = Request(
      session: message.session, intent: operation.intent,
      key: key(operation.key, message), arguments: operation.arguments,
      version: operation.version, response: message.response, schema: message.schema)
    request.content = message.content
    return request
  }

  /// The same key at every attempt and every hearing; a faulty client makes a new one
  /// (rule `write.key`).
  @inline(__always)
  private func key(_ key: OperationKey?, _ message: MessageRow) -> OperationKey? {
    guard var key else { return nil }
    if safeguards.lacks(.writeKeyClient) { key.number &+= UInt32(message.retries) << 24 }
    if safeguards.lacks(.writeKeyUtterance) { key.number &+= UInt32(message.hearing) << 16 }
    return key
  }

  @inline(__always)
  private func claims(_ message: MessageRow, _ manner: Manner) -> Claims {
    var claims = Claims(entry: manner.entry, deviceClock: message.sentAt + skew(message.device))
    claims.isSuggested = manner.isSuggested
    claims.isQueued = message.isQueued
    claims.isByHand = message.isByHand
    claims.isLocked = message.isLocked
    claims.isRelayed = message.speaker != .none
    claims.utterance = manner.utterance
    claims.attempt = attempt(message)
    guard message.holdsCopy else { return claims }
    claims.holdsCopy = true
    claims.cachedTitle = message.cachedTitle
    claims.cachedOwner = message.cachedOwner
    return claims
  }

  /// The number of the attempt at the operation on the device that sends it: what a pick-up asked
  /// before does not count, nor what another device sent. It goes into the record alone.
  @inline(__always)
  private func attempt(_ message: MessageRow) -> UInt16 {
    guard options.keepsHistory else { return 1 }
    let entry = entries[Int(message.invocation)]
    guard entry.device == message.asker else { return 1 }
    return message.asksPending
      ? message.attempt : message.attempt - min(entry.reads, message.attempt)
  }

  @inline(__always)
  private func skew(_ device: DeviceID) -> Milliseconds {
    device == .none ? 0 : setup.devices[Int(device.index)].clockSkew
  }

  private func tamper(
    _ request: inout Request, _ tampering: Tampering, _ message: MessageRow
  ) {
    tamper(&request.claims, tampering)
    if let intent = tampering.intent { request.intent = intent }
    if tampering.unknownIntent { request.intent = nil }
    request.malformed = tampering.raw
    if let schema = tampering.schema { request.schema = schema }
    guard !message.asksPending else { return }
    request.key = tampered(request.key, tampering)
    request.version = tampered(request.version, tampering)
    tamper(&request.arguments, tampering)
    if tampering.file != nil { request.content = tampering.content }
    if tampering.withoutContent { request.content = nil }
  }
}
