extension Engine {
  /// Signs a user in on a device; `nil` where the user is no active member of the tenant.
  public mutating func signIn(
    user: EntityID, tenant: EntityID, device: DeviceID, now: Instant
  ) -> SessionID? {
    wake(now)
    let isMember = isActive(user, in: tenant)
    var record = AuditRecord(
      at: now, action: .signIn, entry: device == .none ? .administration : .app,
      outcome: isMember ? .done : .forbidden,
      rule: .authRecheck)
    record.user = state.exists(user) ? user : nil
    record.tenant = state.exists(tenant) ? tenant : nil
    record.device = device
    let first = journal.eventCount
    if isMember { write(.sessionOpened(expires: now + Limits.sessionLifetime), record) }
    journal.close(record, first: first, isDurable: true)
    return isMember ? SessionID(state.sessions.count - 1) : nil
  }

  private func isActive(_ user: EntityID, in tenant: EntityID) -> Bool {
    guard state.exists(user), user.kind == .user else { return false }
    return state.tenancy(of: user, in: tenant)?.isActive ?? false
  }

  /// Ends a sign-in from the server's side.
  public mutating func expireSession(_ session: SessionID, now: Instant) {
    guard session.index >= 0, Int(session.index) < state.sessions.count else { return }
    wake(now)
    let row = state.sessions[Int(session.index)]
    var record = AuditRecord(
      at: now, action: .sessionEnded, entry: .administration, outcome: .done, rule: .authRecheck)
    // Nobody did it: whose session it was is what the record is about.
    (record.entity, record.tenant, record.device) = (row.user, row.tenant, row.device)
    let first = journal.eventCount
    write(.sessionEnded(session), record)
    journal.close(record, first: first, isDurable: true)
  }
}
