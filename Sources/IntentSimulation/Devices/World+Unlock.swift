import IntentEngine

extension World {
  /// Whether an operation waits for the unlock: it was said to the locked device, and its intent asks
  /// for more (rule `entry.locked-device`).
  ///
  /// A broken client waits for nothing, and a "yes" that one sends from the lock screen is for the
  /// server to refuse.
  func waitsForUnlock(_ index: Int) -> Bool {
    let entry = entries[index]
    guard entry.isLocked, devices[Int(entry.device.index)].isLocked, needsUnlock(index),
      safeguards.keeps(.entryLockedDeviceWaits)
    else { return false }
    if case .confirmation = entry.response { return false }
    return manner(of: index, step: Int(entry.mannerStep)).tampering.isNone
  }

  private func needsUnlock(_ index: Int) -> Bool {
    let entry = entries[index]
    return traits(entry.isPickingUp ? .pending : operations[Int(entry.operation)].intent)
      .needsUnlock
  }

  /// The device is unlocked: what waited for it goes on, in order, as if it were said now.
  mutating func goOnUnlocked(_ device: Int) {
    var waiting: [Int] = []
    for index in outbox(device) where entries[index].isLocked {
      if needsUnlock(index) { waiting.append(index) }
    }
    for index in waiting { entries[index].isLocked = false }
    for index in waiting where isKeptByLock(index) { goOnUnlocked(index, device) }
  }

  private func isKeptByLock(_ index: Int) -> Bool {
    entries[index].state == .kept && entries[index].reason == .locked
  }

  /// What was interrupted while it waited goes on when its app does.
  private mutating func goOnUnlocked(_ index: Int, _ device: Int) {
    guard devices[device].isAppAlive || !entries[index].isDeferred else {
      return keep(index, .killed)
    }
    let step = Int(entries[index].mannerStep)
    let manner = manner(of: index, step: step)
    begin(index, manner, .unlock)
  }

  /// The server wants the unlocked device: a "yes" is dropped and its question stays; anything else
  /// goes on after the unlock.
  mutating func takeLocked(_ index: Int) {
    let isAsked = operations[Int(entries[index].operation)].challenge != nil
    if case .confirmation = entries[index].response, isAsked {
      entries[index].response = .none
      return ask(index, .asking)
    }
    if let reason = reasonHeld(index) { return keep(index, reason) }
    if devices[Int(entries[index].device.index)].isLocked {
      keep(index, .locked)
    } else {
      backOff(index)
    }
  }
}
