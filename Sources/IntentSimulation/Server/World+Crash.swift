import IntentEngine

extension World {
  /// Crashes now, or arms a crash.
  mutating func armCrash(_ point: CrashPoint, _ step: Int) {
    switch point {
    case .now: crash(at: .now)
    case .beforeCommit, .afterCommit: armFault(step, count: 1)
    }
  }

  /// The server's process ends: what it held is lost, what is durable is read again.
  ///
  /// It stays down until it is restarted.
  mutating func crash(at point: CrashPoint) {
    note { _ in .crashed(point) }
    globals[0].isServerDown = true
    if options.keepsHistory {
      if isMarked { enginesBeforeCrash.append(engine) }
      engine.crash()
    } else {
      engine.dropReservations()
    }
    dropAdmitted()
  }

  /// What was admitted is forgotten; no message is lost by it.
  private mutating func dropAdmitted() {
    for place in 0..<messages.count where messages[place].isLive && messages[place].isAdmitted {
      let message = land(place)
      payloads.release(message.payload)
      note { .admissionDropped($0.origin(message)) }
      if message.device == .none { refuseAtConsole(Int(message.invocation), .unreachable) }
    }
  }

  mutating func crashByChoice() {
    budgets[0].crashes -= 1
    crash(at: .now)
  }

  mutating func restartServer() {
    globals[0].isServerDown = false
    note { _ in .restarted }
  }

  /// The server's front answers that the engine can't be asked: for one tenant, or for all.
  mutating func beginOutage(_ span: Milliseconds, in tenant: EntityID?) {
    globals[0].outage.arm(now + span)
    globals[0].outageTenant = tenant
    note { .outageBegan(until: $0.now + span, in: tenant) }
    alarm(.outage, 0, globals[0].outage)
  }

  /// Whether the front answers a message by itself.
  @inline(__always)
  func isOut(_ message: MessageRow) -> Bool {
    guard globals[0].outage.isArmed else { return false }
    return globals[0].outageTenant.map { $0 == message.tenant } ?? true
  }

  mutating func endOutage() {
    globals[0].outage.disarm()
    globals[0].outageTenant = nil
    note { _ in .outageEnded }
  }

  /// Ends the session that a device has now.
  mutating func expireSession(_ device: Int) {
    engine.expireSession(devices[device].session, now: now)
    note { _ in .sessionExpired(DeviceID(device)) }
  }
}
