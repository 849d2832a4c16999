import IntentEngine

extension World {
  /// Somebody calls an intent on a device: the operation is made, put into the outbox, and sent.
  mutating func invoke(
    _ invocation: Invocation, _ step: Int, _ device: Int, schema: UInt16? = nil
  ) {
    let index = Int(invocation.id.index)
    let manner = manner(of: index, step: step)
    makeEntry(index, step, device, manner)
    if let tenant = invocation.tenant { entries[index].tenant = tenant }
    if let reason = reasonToRefuse(device, manner) { return refuse(index, reason) }
    guard takeConfirmation(index, manner.tampering) else { return refuse(index, .nothingShown) }
    switch content(of: invocation, manner.tampering, device) {
    case .failure(let refusal): return refuse(index, refusal.reason)
    case .success(let content):
      handOver(invocation, device)
      makeOperation(index, invocation.intent, content, manner, schema ?? devices[device].schema)
    }
    enqueue(index)
    noteInvoked(index)
    if !waitsForUnlock(index) { showSummaryBefore(index) }
    begin(index, manner)
  }

  /// Sends a new entry, and starts the system's time limit where the app does not run it.
  mutating func begin(_ index: Int, _ manner: Manner, _ cause: Cause = .invocation) {
    launch(index, cause)
    let state = entries[index].state
    let isUnderWay = state == .inFlight || state == .waiting
    if manner.entry.runsBesideTheApp && isUnderWay { startLimit(index) }
  }

  /// Makes the entry of an invocation, with no operation yet.
  mutating func makeEntry(
    _ index: Int, _ step: Int, _ device: Int, _ manner: Manner
  ) {
    var entry = entries[index]
    entry.device = DeviceID(device)
    entry.user = devices[device].user
    entry.tenant = devices[device].tenant
    entry.home = devices[device].tenant
    entry.mannerStep = Int32(step)
    entry.invokedAt = now
    entry.handAt = now
    entry.isByHand = manner.entry == .app && devices[device].isForeground
    entry.isSuggested = manner.isSuggested
    entry.isLocked = devices[device].isLocked
    entries[index] = entry
  }

  /// Why the device takes no invocation now.
  mutating func reasonToRefuse(_ device: Int, _ manner: Manner) -> RestReason? {
    if manner.entry == .app && !devices[device].isAppAlive { return .killed }
    guard Int(devices[device].outboxCount) >= setup.devices[device].outboxLimit else { return nil }
    // What is held for somebody else takes nobody's place: who is here can neither see nor clear it.
    var own = 0
    for index in outbox(device) where entries[index].user == devices[device].user { own += 1 }
    guard own >= setup.devices[device].outboxLimit else { return nil }
    guard safeguards.lacks(.recoverQueueFlowsBounded), devices[device].outboxFirst >= 0 else {
      return .outboxFull
    }
    drop(Int(devices[device].outboxFirst), .droppedWhenFull)
    return nil
  }

  mutating func makeOperation(
    _ index: Int, _ intent: IntentKind, _ content: Content, _ manner: Manner, _ schema: UInt16
  ) {
    let entry = entries[index]
    var operation = OperationRow(
      intent: intent, key: nil, arguments: content.arguments, version: content.version,
      schema: schema, user: entry.user, tenant: entry.tenant)
    operation.undoes = content.undoes
    operation.maker = content.maker
    operation.key = key(ofNew: index, intent, manner.tampering)
    operations[index] = operation
    entries[index].operation = Int32(index)
    entries[index].entity = content.entity
  }

  /// A key is unique within a run: its number is the invocation's.
  private func key(
    ofNew index: Int, _ intent: IntentKind, _ tampering: Tampering
  ) -> OperationKey? {
    guard !traits(intent).isRead else { return nil }
    let device = entries[index].device
    let epoch = device == .none ? Engine.epoch(at: now) : devices[Int(device.index)].epoch
    return tampered(OperationKey(epoch: epoch, number: UInt32(index + 1)), tampering)
  }
}

extension EntryPoint {
  /// Whether the system runs the intent in a process of its own, with a time limit.
  var runsBesideTheApp: Bool {
    switch self {
    case .siri, .spotlight, .shortcuts, .appleIntelligence: true
    case .app, .administration: false
    }
  }
}
