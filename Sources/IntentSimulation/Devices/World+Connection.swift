import IntentEngine

extension World {
  /// The device loses its network: what is under way is interrupted.
  mutating func goOffline(_ device: Int) {
    devices[device].isOnline = false
    note { _ in .deviceChanged(DeviceID(device), .offline) }
    failSignIn(device)
    stopSync(device)
    for index in outbox(device) { interrupt(index, .offline) }
  }

  /// The device has its network again: first the queue, in order, then a sync.
  mutating func goOnline(_ device: Int) {
    devices[device].isOnline = true
    note { _ in .deviceChanged(DeviceID(device), .online) }
    devices[device].wantsSync = true
    askForTenant(device)
    flush(device)
  }

  /// Sends what goes by itself, in order.
  mutating func flush(_ device: Int) {
    guard devices[device].isAppAlive, devices[device].isOnline else { return }
    for index in outbox(device) where entries[index].state == .kept { launch(index, .flush) }
  }

  /// Stops an entry that is under way; what must not go by itself later is parked.
  mutating func interrupt(_ index: Int, _ reason: RestReason) {
    guard !entries[index].state.isOver else { return }
    entries[index].isDeferred = true
    switch entries[index].state {
    case .inFlight, .backingOff:
      let waitsForUser = isDestructive(index) && safeguards.keeps(.recoverNotEndlessBackground)
      if waitsForUser && (reason == .offline || reason == .background) {
        park(index, .waitsForUser)
      } else {
        keep(index, reason)
      }
    case .unborn, .kept, .waiting, .asking, .signInNeeded, .parked, .finished, .refused, .dropped:
      break
    }
  }

  /// Cuts one or both directions of a device's link.
  mutating func partitionLink(_ partition: Partition, _ device: Int) {
    devices[device].isCutUpward = partition != .downward
    devices[device].isCutDownward = partition != .upward
    note { _ in .deviceChanged(DeviceID(device), .partitioned(partition)) }
  }

  /// Makes a device's link whole again.
  mutating func healLink(_ device: Int) {
    devices[device].isCutUpward = false
    devices[device].isCutDownward = false
    note { _ in .deviceChanged(DeviceID(device), .healed) }
  }
}
