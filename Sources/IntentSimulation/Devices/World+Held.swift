import IntentEngine

extension World {
  /// Why an entry belongs to another account than the one that is signed in
  /// (rule `recover.queue-bound`).
  @inline(__always)
  func reasonOfOtherAccount(_ index: Int) -> RestReason? {
    let device = Int(entries[index].device.index)
    if devices[device].user != entries[index].user && safeguards.keeps(.recoverQueueBoundUser) {
      return .switchedAccount
    }
    if !isOfTenant(index, device) && safeguards.keeps(.recoverQueueBoundTenant) {
      return .switchedTenant
    }
    return nil
  }

  /// Whether an entry is of the tenant that the device works for, or was said there for another one
  /// that it named.
  @inline(__always)
  private func isOfTenant(_ index: Int, _ device: Int) -> Bool {
    let tenant = devices[device].tenant
    return entries[index].tenant == tenant || entries[index].home == tenant
  }

  /// Whether an entry is for another tenant than the one that the device works for and has copies of.
  @inline(__always)
  func isForOtherTenant(_ index: Int) -> Bool {
    let entry = entries[index]
    guard entry.device != .none, entry.tenant != entry.home else { return false }
    return entry.tenant != devices[Int(entry.device.index)].tenant
  }

  /// The sign-in that an entry is sent under: the device's, or its other one to the tenant that the
  /// entry names (rule `recover.queue-bound`).
  @inline(__always)
  func session(for index: Int, on device: Int) -> SessionID {
    guard isForOtherTenant(index) else { return devices[device].session }
    guard devices[device].isAlsoIn, devices[device].user == setup.devices[device].user else {
      return .none
    }
    return setup.otherSession(of: device, in: entries[index].tenant) ?? .none
  }

  /// Why an entry of the outbox is held: neither sent nor shown; `nil` when it is not.
  ///
  /// What was said while nobody is signed in and has gone out is not: its user is told to sign in.
  @inline(__always)
  func reasonHeld(_ index: Int) -> RestReason? {
    guard entries[index].device != .none else { return nil }
    if entries[index].state == .asking, safeguards.lacks(.recoverQueueBoundQuestion) { return nil }
    switch entries[index].state {
    case .kept, .waiting, .asking, .parked:
      return isSignedOut(Int(entries[index].device.index))
        ? .signedOut : reasonOfOtherAccount(index)
    case .unborn, .inFlight, .backingOff, .signInNeeded, .finished, .refused, .dropped:
      return reasonOfOtherAccount(index)
    }
  }

  /// Whether nobody is signed in; a switch of tenant is no sign-out.
  @inline(__always)
  func isSignedOut(_ device: Int) -> Bool {
    devices[device].session == .none && !devices[device].isSwitching
  }

  /// Tells where an entry rests: that it is held, or else what is given.
  mutating func tell(_ index: Int, _ rest: Rest) {
    tellWhetherHeld(index)
    if reasonHeld(index) == nil { note { .rested($0.origin(index), rest) } }
  }

  /// Tells that an entry is held, and why; not twice without news.
  mutating func tellWhetherHeld(_ index: Int) {
    let reason = reasonHeld(index) ?? .none
    guard reason != entries[index].toldHeld else { return }
    entries[index].toldHeld = reason
    if reason != .none { note { .rested($0.origin(index), .held(reason)) } }
  }

  /// Stops what is under way for an account that is not here any more, and tells what is held now.
  mutating func stopQueue(_ device: Int, _ reason: RestReason) {
    for index in outbox(device) {
      interrupt(index, reason)
      tellWhetherHeld(index)
    }
  }
}
