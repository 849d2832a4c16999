import IntentEngine

extension World {
  /// The user asks for a sync.
  mutating func syncByHand(_ device: Int) {
    devices[device].wantsSync = true
    if !devices[device].isOnline { note { _ in .syncFailed(DeviceID(device)) } }
  }

  /// Begins a sync that is wanted, once the queue has nothing under way: what is queued carries the
  /// versions that its user saw.
  mutating func startSyncWhenDue(_ device: Int) {
    let row = devices[device]
    guard row.wantsSync, row.through == .none, row.busy == 0, !row.isSyncing, row.isOnline,
      row.isAppAlive,
      row.session != .none, !row.signInTimer.isArmed
    else { return }
    devices[device].wantsSync = false
    devices[device].isSyncing = true
    devices[device].syncTries = 0
    sendSync(device)
  }

  private mutating func sendSync(_ device: Int) {
    devices[device].syncCount += 1
    devices[device].syncTries += 1
    if !devices[device].syncTimer.isArmed { counters[0].liveTimers += 1 }
    devices[device].syncTimer.arm(now + DeviceLimits.requestTimeout)
    alarm(.sync, device, devices[device].syncTimer)
    let row = devices[device]
    var message = MessageRow(
      kind: .syncRequest, device: DeviceID(device), invocation: -1, number: row.syncCount,
      session: row.session, user: row.user, tenant: row.tenant, sentAt: now, arrival: now)
    message.acknowledged = row.losses
    let copies = Payload.copies(heldCopies(device).map(HeldCopy.init))
    // A right server does not look at them.
    if safeguards.lacks(.syncNotADatabaseCopy) { message.carried = carried(copies) }
    message.payload = payloads.insert(copies)
    transmit(message)
  }

  /// No answer to a sync came in time.
  mutating func repeatSync(_ device: Int) {
    stopSyncTimer(device)
    if Int(devices[device].syncTries) < DeviceLimits.syncTries {
      sendSync(device)
    } else {
      stopSync(device)
    }
  }

  /// Gives a sync up that is under way.
  mutating func stopSync(_ device: Int) {
    guard devices[device].isSyncing else { return }
    stopSyncTimer(device)
    devices[device].isSyncing = false
    note { _ in .syncFailed(DeviceID(device)) }
  }

  private mutating func stopSyncTimer(_ device: Int) {
    guard devices[device].syncTimer.isArmed else { return }
    counters[0].liveTimers -= 1
    devices[device].syncTimer.disarm()
  }

  /// Whether a message belongs to one of the tries of the sync that is under way: the answer to an
  /// earlier sync says how things were then.
  private func isOfThisSync(_ message: MessageRow, _ device: Int) -> Bool {
    message.number > devices[device].syncCount - UInt32(devices[device].syncTries)
  }

  /// Takes the answer to a sync: it replaces the cache.
  mutating func receiveSync(_ reply: SyncReply, _ message: MessageRow) {
    let device = Int(message.device.index)
    guard devices[device].isSyncing, message.session == devices[device].session,
      isOfThisSync(message, device)
    else { return }
    if reply.outcome == .unavailable { return }
    stopSyncTimer(device)
    devices[device].isSyncing = false
    heard(epoch: reply.epoch, device)
    note { _ in .synced(message.device, reply.outcome, entities: reply.snapshots.count) }
    hear(reply.losses, message.user, message.tenant, device)
    guard reply.outcome.isSuccess else { return }
    if isFromBefore(reply.losses, device) {
      devices[device].wantsSync = true
      return
    }
    forgetCopies(of: device, except: reply.snapshots)
    for snapshot in reply.snapshots { store(snapshot, on: device) }
  }
}

extension HeldCopy {
  /// What a device tells of its copy.
  init(_ snapshot: Snapshot) {
    self.init(
      entity: snapshot.entity, version: snapshot.version, title: snapshot.title,
      isDone: snapshot.isDone)
  }
}
