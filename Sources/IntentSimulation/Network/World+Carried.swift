import IntentEngine

/// What of a reply later choices and answers can depend on.
extension World {
  /// What of the reply its device's reaction depends on; 0 where nobody compares worlds.
  ///
  /// A last answer to a device that reads its copies no more is its outcome: what it says besides
  /// changes nothing.
  func carried(_ reply: Reply, to device: DeviceID) -> UInt64 {
    guard options.comparesMessages else { return 0 }
    var fingerprint = Fingerprint(seed: options.fingerprintSeed)
    fingerprint.fold(UInt64(reply.epoch) << 8 | UInt64(reply.outcome.rawValue))
    // A replay donates nothing.
    if setup.usesSuggestions { fingerprint.fold(reply.isReplay) }
    reply.losses.fold(into: &fingerprint)
    if reply.intent == .addComment { fingerprint.fold(reply.entity) }
    if reply.outcome.isFinal && (device == .none || !readsCopies(Int(device.index))) {
      return fingerprint.value
    }
    fingerprint.fold(reply.entity)
    fingerprint.fold(reply.alias)
    fingerprint.fold(UInt64(reply.version?.number ?? 0))
    reply.current?.fold(into: &fingerprint)
    for snapshot in reply.list { snapshot.fold(into: &fingerprint) }
    fingerprint.fold(reply.more)
    fingerprint.fold(reply.challenge?.digest ?? 0)
    for pending in reply.pending {
      fingerprint.fold(UInt64(pending.key.epoch) << 32 | UInt64(pending.key.number))
      fingerprint.fold(pending.challenge?.digest ?? 0)
      pending.current?.fold(into: &fingerprint)
    }
    return fingerprint.value
  }

  /// The same of the answer to a sign-in, a sync or a question for suggestions.
  func carried(_ payload: Payload) -> UInt64 {
    guard options.comparesMessages else { return 0 }
    var fingerprint = Fingerprint(seed: options.fingerprintSeed)
    switch payload {
    case .reply, .ticket: break
    case .copies(let copies):
      for copy in copies { copy.fold(into: &fingerprint) }
    case .candidates(let candidates):
      for candidate in candidates { candidate.fold(into: &fingerprint) }
    case .suggestions(let reply):
      fingerprint.fold(UInt64(reply.outcome.rawValue))
      for suggestion in reply.suggestions { suggestion.fold(into: &fingerprint) }
      reply.losses.fold(into: &fingerprint)
    case .synced(let reply):
      fingerprint.fold(UInt64(reply.epoch) << 8 | UInt64(reply.outcome.rawValue))
      for snapshot in reply.snapshots { snapshot.fold(into: &fingerprint) }
      reply.losses.fold(into: &fingerprint)
    case .signedIn(let session, let losses):
      fingerprint.fold(Int(session.index))
      losses.fold(into: &fingerprint)
    case .signInRefused: fingerprint.fold(1)
    case .signInUnavailable: fingerprint.fold(2)
    }
    return fingerprint.value
  }
}

extension HeldCopy {
  fileprivate func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(entity)
    fingerprint.fold(UInt64(version.number) << 1 | (isDone ? 1 : 0))
    fingerprint.fold(UInt64(title.index))
  }
}

extension Losses {
  fileprivate func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(count))
    for entity in entities { fingerprint.fold(UInt64(entity.rawValue)) }
  }
}

extension Fingerprint {
  fileprivate mutating func fold(_ entity: EntityID?) { fold(UInt64(entity?.rawValue ?? .max)) }
}
