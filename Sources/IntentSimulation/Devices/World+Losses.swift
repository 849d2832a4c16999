import IntentEngine

/// What a device does when it hears that its user's access to something has ended
/// (rule `discover.follows-access`).
extension World {
  /// Forgets what an answer says is lost; what came for another account is not its business.
  mutating func hear(
    _ losses: Losses, _ user: EntityID, _ tenant: EntityID, _ device: Int
  ) {
    guard device >= 0, isOfAccount(user, tenant, device) else { return }
    for entity in losses.entities { withdraw(entity, from: device) }
    devices[device].losses = max(devices[device].losses, losses.count)
  }

  /// Forgets an entity that the account may not see any more, wherever the device shows it.
  ///
  /// A question that it was asked about stays on the screen, as a sheet of the system would: its yes
  /// does nothing, because the server decides about it by what the user may see then.
  mutating func withdraw(_ entity: EntityID, from device: Int) {
    forgetCopy(of: entity, on: device)
    guard safeguards.keeps(.discoverFollowsAccessCandidates) else { return }
    for index in outbox(device) where entries[index].state == .asking {
      withdrawCandidate(entity, index, device)
    }
  }

  private mutating func withdrawCandidate(_ entity: EntityID, _ index: Int, _ device: Int) {
    guard isOfAccount(entries[index].user, entries[index].tenant, device),
      var reply = lastReply(index), reply.list.contains(where: { $0.entity == entity })
    else { return }
    reply.list.removeAll { $0.entity == entity }
    payloads.release(entries[index].reply)
    entries[index].reply = payloads.insert(.reply(reply))
    note { .candidateWithdrawn($0.origin(index), entity) }
  }

  /// Whether an answer was given before the device's user lost what the device has heard of since:
  /// what it shows may be lost already.
  func isFromBefore(_ losses: Losses, _ device: Int) -> Bool {
    device >= 0 && losses.count < devices[device].losses
      && safeguards.keeps(.discoverFollowsAccessOrder)
  }

  private func isOfAccount(_ user: EntityID, _ tenant: EntityID, _ device: Int) -> Bool {
    devices[device].user == user && devices[device].tenant == tenant
  }
}
