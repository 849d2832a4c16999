import IntentEngine

extension World {
  /// Puts a message on its way: scripted faults first, then what the link draws for it.
  mutating func transmit(_ message: MessageRow) {
    var message = message
    let fault = takeFaults(for: message)
    message.arrival = message.sentAt + arrivalDelay(message) + fault.delay
    note { .sent($0.described(message), arrival: message.arrival) }
    if fault.delay > 0 { note { .delayed($0.described(message), by: fault.delay) } }
    if let reason = fault.isLost ? .fault : lossAtSending(message) { return lose(message, reason) }
    fly(message)
    if fault.isDuplicated || isDuplicatedByChance(message) { flyAgain(message, fault.after) }
  }

  @inline(__always)
  private func lossAtSending(_ message: MessageRow) -> LossReason? {
    if isCut(message) { return .partition }
    guard options.isTimed else { return nil }
    let chance = link(message).loss
    return random.happens(chance, draw(.loss, message)) ? .chance : nil
  }

  /// Whether the message's direction of its link is cut.
  @inline(__always)
  func isCut(_ message: MessageRow) -> Bool {
    guard message.device != .none else { return false }
    let device = devices[Int(message.device.index)]
    switch message.kind.leg {
    case .request, .relay: return device.isCutUpward
    case .reply, .relayReply: return device.isCutDownward
    }
  }

  @inline(__always)
  private func isDuplicatedByChance(_ message: MessageRow) -> Bool {
    options.isTimed && random.happens(link(message).duplication, draw(.duplication, message))
  }

  @inline(__always)
  private func arrivalDelay(_ message: MessageRow) -> Milliseconds {
    guard options.isTimed else { return 0 }
    let latency = latency(message, .latency)
    guard random.happens(link(message).reordering, draw(.reordering, message)) else {
      return latency
    }
    return latency + link(message).latency.upperBound + self.latency(message, .holdBack)
  }

  @inline(__always)
  private func latency(_ message: MessageRow, _ purpose: DrawPurpose) -> Milliseconds {
    let range = link(message).latency
    let width = UInt64(range.upperBound - range.lowerBound)
    guard width > 0 else { return range.lowerBound }
    return range.lowerBound + Milliseconds(random.below(width + 1, draw(purpose, message)))
  }

  @inline(__always)
  private func link(_ message: MessageRow) -> LinkSetup { links[Int(message.device.index)] }

  @inline(__always)
  private func draw(_ purpose: DrawPurpose, _ message: MessageRow) -> Draw {
    let ofDevice = 1 << 31 | UInt32(message.device.index) << 1
    let isSync = message.kind == .syncRequest || message.kind == .syncReply
    let subject =
      message.invocation < 0 ? ofDevice | (isSync ? 1 : 0) : UInt32(message.invocation)
    let isSuggestion = message.kind == .suggestionRequest || message.kind == .suggestionReply
    return Draw(
      purpose, subject: subject, number: message.number,
      leg: UInt32(message.kind.leg.rawValue) | (isSuggestion ? 2 : 0))
  }

  /// A second copy with a latency of its own, or so long after the first.
  private mutating func flyAgain(_ message: MessageRow, _ span: Milliseconds?) {
    var copy = message
    copy.isDuplicate = true
    if let payload = payloads[message.payload] { copy.payload = payloads.insert(payload) }
    if let span {
      copy.arrival = message.arrival + span
    } else if options.isTimed {
      copy.arrival = message.sentAt + latency(message, .secondLatency)
    }
    note { .duplicated($0.described(copy), arrival: copy.arrival) }
    fly(copy)
  }
}
