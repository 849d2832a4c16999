import IntentEngine

extension World {
  /// Ends both processes: timers stop, the outbox stays.
  mutating func killApp(_ device: Int) {
    devices[device].isAppAlive = false
    devices[device].isForeground = false
    note { _ in .deviceChanged(DeviceID(device), .killed) }
    failSignIn(device)
    stopSync(device)
    for index in outbox(device) {
      entries[index].limit.disarm()
      entries[index].isExtensionAlive = false
      if safeguards.lacks(.recoverKeptKilled) {
        drop(index, .droppedAtKill)
      } else {
        interrupt(index, .killed)
      }
    }
  }

  /// Starts the app: what goes by itself is sent again with the same key.
  mutating func openApp(_ device: Int) {
    devices[device].isAppAlive = true
    devices[device].isForeground = true
    note { _ in .deviceChanged(DeviceID(device), .opened) }
    flush(device)
  }

  /// The app goes to the background: what is destructive waits for the user from now on, also when
  /// the app is back before its next attempt (rule `recover.not-endless`).
  mutating func goToBackground(_ device: Int) {
    devices[device].isForeground = false
    note { _ in .deviceChanged(DeviceID(device), .background) }
    guard safeguards.keeps(.recoverNotEndlessBackground) else { return }
    for index in outbox(device) where isDestructive(index) { interrupt(index, .background) }
  }

  mutating func comeToForeground(_ device: Int) {
    devices[device].isAppAlive = true
    devices[device].isForeground = true
    note { _ in .deviceChanged(DeviceID(device), .foreground) }
    flush(device)
  }

  mutating func setLock(_ isLocked: Bool, _ device: Int) {
    devices[device].isLocked = isLocked
    note { _ in .deviceChanged(DeviceID(device), isLocked ? .locked : .unlocked) }
    if !isLocked { goOnUnlocked(device) }
  }

  mutating func updateApp(_ schema: UInt16, _ device: Int) {
    devices[device].schema = schema
    note { _ in .deviceChanged(DeviceID(device), .schema(schema)) }
  }
}
