import IntentEngine

extension World {
  /// Asks the server for a session of a user: one message, one try.
  mutating func signIn(_ user: EntityID, _ device: Int) {
    let own = devices[device].tenant
    let tenant = tenant(of: user, preferring: own)
    askForSession(user, tenant, device)
  }

  private func tenant(of user: EntityID, preferring tenant: EntityID) -> EntityID {
    let tenancies = setup.genesis.users[user.index].tenancies
    if tenancies.contains(where: { $0.tenant == tenant }) { return tenant }
    return tenancies.first?.tenant ?? tenant
  }

  mutating func askForSession(_ user: EntityID, _ tenant: EntityID, _ device: Int) {
    devices[device].signInUser = user
    devices[device].signInTenant = tenant
    if user != devices[device].user, devices[device].isSwitching {
      // The device stays turned to the other tenant, and has heard of no losses there.
      devices[device].isSwitching = false
      devices[device].losses = 0
    }
    guard devices[device].isOnline, devices[device].isAppAlive else {
      return tellSignInFailed(device)
    }
    devices[device].signInCount += 1
    startSignInTimer(device)
    var message = MessageRow(
      kind: .signInRequest, device: DeviceID(device), invocation: -1,
      number: devices[device].signInCount, session: .none, user: user, tenant: tenant,
      sentAt: now, arrival: now)
    if !isOther(user, tenant, device) { message.acknowledged = devices[device].losses }
    transmit(message)
  }

  private mutating func startSignInTimer(_ device: Int) {
    if !devices[device].signInTimer.isArmed { counters[0].liveTimers += 1 }
    devices[device].signInTimer.arm(now + DeviceLimits.requestTimeout)
    alarm(.signIn, device, devices[device].signInTimer)
  }

  private mutating func stopSignInTimer(_ device: Int) {
    guard devices[device].signInTimer.isArmed else { return }
    counters[0].liveTimers -= 1
    devices[device].signInTimer.disarm()
  }

  /// No answer to a sign-in came in time.
  mutating func endSignIn(_ device: Int) { failSignIn(device) }

  /// Ends a sign-in that is under way without an answer.
  mutating func failSignIn(_ device: Int) {
    guard devices[device].signInTimer.isArmed else { return }
    stopSignInTimer(device)
    tellSignInFailed(device)
  }

  /// Tells the user to try again: a network failure is not a sign-out (rule `reply.distinct`).
  private mutating func tellSignInFailed(_ device: Int) {
    note { .signInFailed(DeviceID(device), user: $0.devices[device].signInUser) }
    guard !devices[device].isSwitching, safeguards.lacks(.replyDistinctNetwork) else { return }
    devices[device].session = .none
    note { _ in .deviceChanged(DeviceID(device), .signedOut) }
    forgetCopies(of: device, except: [])
    let lost = outbox(device)
    for index in lost { drop(index, .droppedAtSignIn) }
    note { _ in .deviceChanged(DeviceID(device), .outboxDropped(lost.count)) }
  }

  /// Takes the server's answer to a sign-in that is still under way.
  mutating func receiveSignIn(_ payload: Payload, _ message: MessageRow) {
    let device = Int(message.device.index)
    guard devices[device].signInTimer.isArmed, message.number == devices[device].signInCount else {
      return
    }
    switch payload {
    case .signedIn(let session, let losses):
      stopSignInTimer(device)
      enter(message.user, message.tenant, session, losses, device)
    case .signInRefused:
      stopSignInTimer(device)
      note { _ in .signInRefused(DeviceID(device), user: message.user) }
      if !isOther(message.user, message.tenant, device) { forgetCopies(of: device, except: []) }
      returnFromTenant(device)
    case .signInUnavailable, .reply, .synced, .copies, .ticket,
      .candidates, .suggestions:
      failSignIn(device)
    }
  }

  /// The account is signed in: its own queue goes on, anybody else's is held.
  private mutating func enter(
    _ user: EntityID, _ tenant: EntityID, _ session: SessionID, _ losses: Losses, _ device: Int
  ) {
    let isOtherUser = devices[device].user != user
    let isOther = isOther(user, tenant, device)
    devices[device].isSwitching = false
    devices[device].user = user
    devices[device].tenant = tenant
    devices[device].session = session
    devices[device].wantsSync = true
    note { _ in .signedIn(DeviceID(device), user: user, tenant: tenant) }
    if isOther {
      forgetCopies(of: device, except: [])
      devices[device].losses = losses.count
    } else {
      hear(losses, user, tenant, device)
    }
    if isOtherUser && safeguards.lacks(.recoverQueueBoundKept) {
      for index in outbox(device) { drop(index, .droppedAtSignIn) }
    }
    if isOther { stopQueue(device, isOtherUser ? .switchedAccount : .switchedTenant) }
    goOnAfterSignIn(device)
  }

  /// Whether another account is to be signed in than the one whose copies the device keeps.
  private func isOther(_ user: EntityID, _ tenant: EntityID, _ device: Int) -> Bool {
    devices[device].user != user || devices[device].tenant != tenant || devices[device].isSwitching
  }

  mutating func goOnAfterSignIn(_ device: Int) {
    for index in outbox(device) {
      switch entries[index].state {
      case .kept, .signInNeeded: launch(index, .signIn)
      case .unborn, .inFlight, .backingOff, .waiting, .asking, .parked, .finished, .refused,
        .dropped:
        break
      }
      tellWhetherHeld(index)
    }
  }

  /// Forgets the session on this device, and the copies that only its user may look at; the queue
  /// stays.
  mutating func signOut(_ device: Int) {
    devices[device].session = .none
    devices[device].isAlsoIn = false
    devices[device].isSwitching = false
    note { _ in .deviceChanged(DeviceID(device), .signedOut) }
    stopSignInTimer(device)
    stopSync(device)
    if safeguards.keeps(.recoverQueueBoundUnseen) { forgetCopies(of: device, except: []) }
    stopQueue(device, .signedOut)
  }
}
