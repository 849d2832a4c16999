import IntentEngine

/// What a key has come to, as its first last answer told: whoever sends it again must get the same
/// (rule `write.same-result`).
package struct KeyResult: BitwiseCopyable, Hashable, Sendable {
  var key: OperationKey
  var user: EntityID
  var tenant: EntityID
  package var outcome: Outcome
  /// The version that the answer names, where it does.
  var version: Version?

  /// What an answer says of its key; `nil` where it says nothing that a later answer must repeat.
  package init?(_ origin: Origin, _ request: Request, _ reply: Reply) {
    guard let key = request.key, reply.outcome.isFinal, reply.rule != .discoverByValue,
      request.intent?.declaration.isRead != true, !reply.turnsAway
    else { return nil }
    self.key = key
    (user, tenant) = (origin.user, origin.tenant)
    (outcome, version) = (reply.outcome, reply.version)
  }

  /// Whether both are of one key: that of one user, in one tenant.
  package func isOfSameKey(as other: KeyResult) -> Bool {
    key == other.key && user == other.user && tenant == other.tenant
  }

  /// Whether it says again what another one said. A refusal brings the state of its moment; a result
  /// keeps the version it produced.
  package func repeats(_ first: KeyResult) -> Bool {
    guard outcome == first.outcome else { return false }
    return version == nil || outcome != .done || version == first.version
  }

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
    fingerprint.fold(UInt64(version?.number ?? 0) << 8 | UInt64(outcome.rawValue))
  }
}

extension Reply {
  /// Whether the user may do nothing in the tenant any more: that is said before any key is looked
  /// at, and of nothing in particular.
  fileprivate var turnsAway: Bool {
    outcome == .forbidden && rule == .authRecheck && !isReplay && entity == nil
  }
}

extension World {
  /// The first result that was told of a key, in a world that keeps it
  /// (`WorldOptions.countsEffects`).
  package func firstResult(ofSameKeyAs result: KeyResult) -> KeyResult? {
    effects.rows.lazy.compactMap(\.result).first { $0.isOfSameKey(as: result) }
  }

  /// Keeps what an answer says of its key, where it is the first to say it.
  mutating func keepResult(_ message: MessageRow, _ request: Request, _ reply: Reply) {
    let index = Int(message.invocation)
    guard options.countsEffects, reply.rule != .writeKeyRetention,
      let result = KeyResult(origin(message), request, reply), effects[index].result == nil,
      firstResult(ofSameKeyAs: result) == nil
    else { return }
    effects[index].result = result
  }
}
