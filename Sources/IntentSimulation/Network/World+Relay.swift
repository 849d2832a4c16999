import IntentEngine

/// A device without a link of its own says what it wants to another one of its user, which carries
/// it out under its own sign-in and hands the answer back.
extension World {
  /// Why a device does not carry out what it hears: it can't reach the server, or belongs to another
  /// account now (rule `recover.queue-bound`).
  func reasonNotToCarryOut(_ message: MessageRow) -> LossReason? {
    let device = devices[Int(devices[Int(message.device.index)].through.index)]
    if !device.isOnline { return .offline }
    let isUsers = device.user == message.user || safeguards.lacks(.recoverQueueBoundUser)
    let isTenants = device.tenant == message.tenant || safeguards.lacks(.recoverQueueBoundTenant)
    return isUsers && isTenants && device.session != .none ? nil : .otherAccount
  }

  /// Sends the request that was heard, as it was said: the key was made there, and every hearing
  /// sends it (rule `write.key`).
  ///
  /// The hand that was there is not here: nothing that comes in so is confirmed by it.
  mutating func carryOut(_ message: MessageRow) {
    let index = Int(message.invocation)
    let device = devices[Int(message.device.index)].through
    entries[index].hearings += 1
    let hearing = entries[index].hearings
    let number = number(UInt32(hearing), of: index)
    var request = message
    request.kind = .request
    request.isDuplicate = false
    request.speaker = message.device
    request.device = device
    request.session = devices[Int(device.index)].session
    request.number = number
    request.hearing = hearing
    request.isByHand = false
    request.sentAt = now
    transmit(request)
  }

  /// Hands the server's answer back to the device that it is for.
  mutating func handBack(_ message: MessageRow) {
    var answer = message
    answer.kind = .relayReply
    answer.isDuplicate = false
    answer.device = message.speaker
    answer.speaker = .none
    answer.sentAt = now
    transmit(answer)
  }
}
