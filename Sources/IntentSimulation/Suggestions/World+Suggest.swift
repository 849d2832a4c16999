import IntentEngine

/// What a device does with suggestions; without a scenario that is about them it keeps none.
extension World {
  /// The system asks what it may show now. What comes of it is lost with its message, and asked for
  /// another time.
  mutating func suggest(_ list: Int, _ device: Int) {
    let row = devices[device]
    if let reason = reasonToSuggestNothing(row) {
      return note { _ in .suggestedNothing(DeviceID(device), list: list, reason) }
    }
    let account = account(of: device)
    let candidates = suggestions.candidates(for: account, now: now)
    guard !candidates.isEmpty else {
      return note { _ in .suggested(DeviceID(device), list: list, []) }
    }
    var message = MessageRow(
      kind: .suggestionRequest, device: DeviceID(device), invocation: -1,
      number: UInt32(list + 1), session: row.session, user: row.user, tenant: row.tenant,
      sentAt: now, arrival: now)
    message.acknowledged = row.losses
    message.payload = payloads.insert(.candidates(candidates))
    message.carried = carried(.candidates(candidates))
    transmit(message)
  }

  /// Suggestions show titles, and what is permitted only the server knows.
  private func reasonToSuggestNothing(_ device: DeviceRow) -> RestReason? {
    if device.isLocked { return .locked }
    if device.session == .none { return .signedOut }
    return device.isOnline ? nil : .offline
  }

  /// Whose habits the device learns now.
  func account(of device: Int) -> Account {
    Account(
      device: DeviceID(device), user: devices[device].user, tenant: devices[device].tenant)
  }

  /// Shows what the server permits of what is still donated; once, however often it arrives.
  mutating func receiveSuggestions(_ reply: SuggestionReply, _ message: MessageRow) {
    let device = Int(message.device.index)
    let list = Int(message.number) - 1
    hear(reply.losses, message.user, message.tenant, device)
    guard devices[device].session == message.session, !devices[device].isLocked,
      reply.outcome == .done, !suggestions.showings.rows.contains(where: { $0.list == list })
    else { return }
    let account = account(of: device)
    let held = suggestions.donated(by: account)
    let shown = Array(
      reply.suggestions.filter { held.contains($0) }.prefix(SuggestionPolicy.atOnce))
    suggestions.show(shown, list: list, to: account, now: now)
    note { _ in .suggested(message.device, list: list, shown) }
  }

  /// The user wants none of a list.
  mutating func dismiss(_ list: Int, _ step: Int, _ device: Int) {
    let account = account(of: device)
    guard !devices[device].isLocked, !suggestions.open(list: list, with: account).isEmpty else {
      return note { _ in .refused(step: step, .nothingShown) }
    }
    suggestions.dismiss(list: list, by: account, now: now)
    note { _ in .dismissed(DeviceID(device), list: list) }
  }

  // MARK: Habits

  /// What an answer tells of its account's habits; before the device learns it, so that what is gone
  /// takes its donations along.
  mutating func learnHabits(_ reply: Reply, _ index: Int) {
    guard setup.usesSuggestions, entries[index].device != .none else { return }
    let entry = entries[index]
    let operation = operations[Int(entry.operation)]
    let account = Account(device: entry.device, user: entry.user, tenant: entry.tenant)
    let entity = reply.entity ?? entry.entity
    if reply.outcome == .done { learnSuccess(reply, entry, operation, entity, account) }
    if let entity, isGone(entity, reply, operation) {
      withdrawDonations(Int(entry.device.index)) { $0 == entity }
    }
  }

  private mutating func learnSuccess(
    _ reply: Reply, _ entry: EntryRow, _ operation: OperationRow, _ entity: EntityID?,
    _ account: Account
  ) {
    if operation.undoes >= 0 {
      let undone = operations[Int(operation.undoes)].intent
      suggestions.undo(operation: operation.undoes, of: undone, by: account, now: now)
    }
    guard let entity, SuggestionPolicy.isDonated(operation.intent) else { return }
    let suggestion = SuggestedIntent(operation.intent, entity)
    if entry.isSuggested {
      suggestions.complete(suggestion, operation: entry.operation, by: account, now: now)
    }
    guard isByOwnHand(reply, entry) else { return }
    suggestions.completeByHand(operation.intent, by: account, now: now)
    suggestions.donate(suggestion, by: account, now: now)
    note { _ in .donated(entry.device, suggestion) }
  }

  /// Whether the user's own hand did it, here and now: no replay, no retry, no suggestion, no queue.
  private func isByOwnHand(_ reply: Reply, _ entry: EntryRow) -> Bool {
    if suggestions.donatesEverything { return true }
    return entry.isByHand && !reply.isReplay && entry.retries == 0 && !entry.isSuggested
      && !entry.isQueued && !entry.isDeferred
  }

  /// Whether an answer tells that an entity is not there any more for this user.
  private func isGone(_ entity: EntityID, _ reply: Reply, _ operation: OperationRow) -> Bool {
    if reply.outcome == .gone || reply.outcome == .notFound { return true }
    guard reply.outcome.isSuccess else { return false }
    var probe = Snapshot(
      entity: entity, container: nil, title: .empty, owner: nil, version: Version(1),
      isDone: false, isDeleted: false)
    operation.intent.update(&probe, with: operation.arguments)
    return probe.isDeleted
  }

  /// Withdraws a device's donations of some entities.
  mutating func withdrawDonations(_ device: Int, where isGone: (EntityID) -> Bool) {
    guard setup.usesSuggestions else { return }
    for suggestion in suggestions.withdraw(on: DeviceID(device), where: isGone) {
      note { _ in .donationWithdrawn(DeviceID(device), suggestion) }
    }
  }

  /// Gives every device the habits that its user had at time 0.
  mutating func fillHabits() {
    for (index, device) in setup.devices.enumerated() {
      let account = Account(
        device: DeviceID(index), user: device.user, tenant: device.tenant)
      for suggestion in device.donations {
        suggestions.donate(suggestion, by: account, now: .start)
      }
      for history in device.histories { suggestions.fill(history, of: account) }
    }
  }
}
