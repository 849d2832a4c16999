import IntentEngine

extension World {
  /// Sends a request for an entry, and waits so long for the reply.
  mutating func send(_ index: Int, _ cause: Cause) {
    var entry = entries[index]
    entry.requests += 1
    entry.burst += 1
    if entry.burst > 1 { entry.retries += 1 }
    if cause == .invocation || cause == .unlock { entry.handAt = now }
    if entry.isPickingUp { entry.reads += 1 }
    if cause.isByUser { entry.isQueued = false } else if cause.isFromQueue { entry.isQueued = true }
    entries[index] = entry
    if entry.state != .inFlight { move(index, to: .inFlight) }
    if waitsInVain(index) { arm(index, after: DeviceLimits.requestTimeout) }
    var message = requestMessage(index, from: Int(entry.device.index))
    message.isQueued = entry.isQueued
    transmit(message)
  }

  /// Whether it matters that no answer comes. Without time it matters only where another attempt
  /// follows, or where the user may see to it; otherwise the silence changes nothing.
  private func waitsInVain(_ index: Int) -> Bool {
    guard !options.isTimed else { return true }
    let device = Int(entries[index].device.index)
    return mayTryAgain(index) || devices[device].begunSteps < plan.count[device]
  }

  /// The message that says what the entry has to say now.
  @inline(__always)
  func requestMessage(_ index: Int, from device: Int) -> MessageRow {
    let entry = entries[index]
    let sender = devices[device]
    var message = MessageRow(
      kind: sender.through == .none ? .request : .relay, device: DeviceID(device),
      invocation: Int32(index),
      operation: entry.operation, number: number(entry.requests, of: index),
      attempt: UInt16(clamping: entry.requests), mannerStep: entry.mannerStep,
      session: session(for: index, on: device),
      schema: entry.isPickingUp ? sender.schema : operations[Int(entry.operation)].schema,
      user: entry.user, tenant: entry.tenant,
      sentAt: now, arrival: now)
    if !isForOtherTenant(index) { message.acknowledged = sender.losses }
    message.asksPending = entry.isPickingUp
    // Only a faulty client's key depends on it.
    if safeguards.lacks(.writeKeyClient) { message.retries = entry.retries }
    message.isByHand = entry.isByHand
    message.isLocked = entry.isLocked
    message.response = entry.response
    message.content = content(
      of: operations[Int(entry.operation)].arguments.file, on: device)
    claimCopy(of: entry.entity, device, &message)
    return message
  }

  /// The number of a message of an invocation: it is not counted where nobody keeps or names it.
  @inline(__always)
  func number(_ count: UInt32, of index: Int) -> UInt32 {
    options.keepsHistory || plan.isNumbered[index] ? count : 1
  }

  /// What the device's own copy says of the entity; the server trusts none of it.
  @inline(__always)
  private func claimCopy(of entity: EntityID?, _ device: Int, _ message: inout MessageRow) {
    guard let entity, let copy = copy(of: entity, on: device) else { return }
    message.holdsCopy = true
    message.cachedTitle = copy.title
    message.cachedOwner = copy.owner
  }
}
