extension Engine {
  /// Link 4: the key, before permission, state and version (rules `write.*`).
  func key(_ context: inout Context) throws(Answer) {
    guard let key = context.request.key, !context.traits.isRead else { return }
    context.content = content(of: context.request)
    try epoch(key, context)
    context.fixesKey = true
    try reserved(key, context)
    guard let row = state.row(of: key, tenant: context.tenant, user: context.user) else {
      try declined(context)
      return
    }
    context.keyRow = row
    let settled = state.keys[row]
    if settled.status == .cancelledUnseen {
      (context.actor, context.at) = (settled.user, settled.settledAt)
      throw Answer(.cancelled, .recoverUndo)
    }
    if settled.content != context.content, safeguards.keeps(.writeKeyPayloadContent) {
      throw Answer(.mismatched, .writeKeyPayload)
    }
    guard settled.status == .settled else {
      try openAtConsole(&context)
      try awaiting(row, &context)
      context.cancelledEntity = settled.entity
      try declined(context)
      context.cancelledEntity = nil
      return
    }
    if safeguards.keeps(.writeSameResultOrder) { try settledKey(row, &context) }
  }

  /// A "no" to what an open key asks settles it.
  private func declined(_ context: borrowing Context) throws(Answer) {
    if context.request.response == .decline, safeguards.keeps(.confirmRequiredNo) {
      throw Answer(.cancelled, .confirmRequired)
    }
  }

  /// Where the safeguard `write.same-result/order` is off, the settled key is looked up only here,
  /// after permission, state and version.
  func lateKey(_ context: inout Context) throws(Answer) {
    guard safeguards.lacks(.writeSameResultOrder), let row = context.keyRow,
      state.keys[row].status == .settled
    else { return }
    try settledKey(row, &context)
  }

  private func settledKey(_ row: Int, _ context: inout Context) throws(Answer) {
    if safeguards.lacks(.writeOnceLookup) || safeguards.lacks(.writeSameResultResult)
      || attachesAgain(context)
    {
      return
    }
    if state.keys[row].isUndone, safeguards.lacks(.recoverUndoReplay) { return }
    context.replayed = row
    if safeguards.keeps(.identityAliasReplay) {
      context.alias = alias(in: context.request)
      context.followed = followed(context.request.arguments, context)
    }
    throw Answer(state.keys[row].outcome, .writeSameResult, state.keys[row].fault)
  }

  /// Keys below the fence are expired, keys above the server's epoch malformed
  /// (rules `write.key-retention`, `write.key`).
  private func epoch(_ key: OperationKey, _ context: borrowing Context) throws(Answer) {
    if key.epoch > Engine.epoch(at: context.now), safeguards.keeps(.writeKeyWellFormed) {
      throw Answer(.invalid, .writeKey, .malformedKey)
    }
    let fence = state.tenants[context.tenant.index].fence
    let isBelow =
      key.epoch < fence || key.epoch == fence && safeguards.lacks(.writeKeyRetentionAtFence)
    if isBelow, safeguards.keeps(.writeKeyRetentionFence) {
      throw Answer(.expired, .writeKeyRetention)
    }
  }

  /// Of two attempts that run at once one executes (rules `write.concurrent`, `write.key-payload`).
  private func reserved(_ key: OperationKey, _ context: borrowing Context) throws(Answer) {
    guard !context.holdsReservation, safeguards.keeps(.writeConcurrentReservation),
      let reservation = reservation(of: key, context)
    else { return }
    if reservation.content != context.content, safeguards.keeps(.writeKeyPayloadContent),
      safeguards.keeps(.writeKeyPayloadAtOnce)
    {
      throw Answer(.mismatched, .writeKeyPayload)
    }
    throw Answer(.inProgress, .writeConcurrent)
  }

  /// The live reservation of a key of this user.
  func reservation(of key: OperationKey, _ context: borrowing Context) -> Reservation? {
    guard reservations.count > 0 else { return nil }
    return reservations.rows.last {
      $0.isActive && $0.key == key && $0.tenant == context.tenant
        && ($0.user == context.user || safeguards.lacks(.writeKeyScopeReservation))
    }
  }

  /// The content of a key: intent, arguments and ids as sent, and the version seen.
  private func content(of request: Request) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.fold(UInt64(request.intent?.rawValue ?? .max))
    fingerprint.fold(request.arguments.digest)
    let version = safeguards.keeps(.writeKeyPayloadVersion) ? request.version : nil
    fingerprint.fold(UInt64(version?.number ?? .max))
    if safeguards.lacks(.entryEqualKey) { fingerprint.fold(UInt64(request.claims.entry.rawValue)) }
    return fingerprint.value
  }
}
