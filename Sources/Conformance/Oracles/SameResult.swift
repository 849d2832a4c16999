import IntentEngine
import IntentSimulation

/// Whoever sends a settled key again gets its first result (rule `write.same-result`).
///
/// After access ended the result is cut to its outcome; a key below the fence is refused. A read asks
/// for no key, and what is done at the console alone is refused elsewhere before the key is looked at.
enum SameResult {
  private struct Settled {
    var key: OperationKey
    var user: EntityID
    var tenant: EntityID
    var outcome: Outcome
    var version: Version?

    /// Whether it is this key: that of one user, in one tenant.
    func isOf(_ key: OperationKey, _ origin: Origin) -> Bool {
      self.key == key && user == origin.user && tenant == origin.tenant
    }
  }

  static func failures(_ playthrough: Playthrough) -> [Failure] {
    var settled: [Settled] = []
    var failures: [Failure] = []
    for occurrence in playthrough.world.trace {
      guard case .decided(let origin, let request, let reply) = occurrence.event,
        let key = request.key, reply.outcome.isFinal, reply.rule != .discoverByValue,
        request.intent?.declaration.isRead != true, !isTurnedAway(reply)
      else { continue }
      if let first = settled.first(where: { $0.isOf(key, origin) }) {
        if reply.rule == .writeKeyRetention || isSame(reply, as: first) { continue }
        failures.append(
          Failure(
            .universalRule, rule: .writeSameResult,
            message:
              "\(playthrough.teller.name(origin.invocation)) was answered "
              + "\(reply.outcome.word) after \(first.outcome.word)",
            details: ["at \(playthrough.teller.time(occurrence.at))"]))
      } else if reply.rule != .writeKeyRetention {
        settled.append(
          Settled(
            key: key, user: origin.user, tenant: origin.tenant, outcome: reply.outcome,
            version: reply.version))
      }
    }
    return failures
  }

  /// Whether the user may do nothing in the tenant any more: that is said before any key is looked
  /// at, and of nothing in particular.
  private static func isTurnedAway(_ reply: Reply) -> Bool {
    reply.outcome == .forbidden && reply.rule == .authRecheck && !reply.isReplay
      && reply.entity == nil
  }

  private static func isSame(_ reply: Reply, as first: Settled) -> Bool {
    guard reply.outcome == first.outcome else { return false }
    // A refusal brings the state of its moment; a result keeps the version it produced.
    return reply.version == nil || reply.outcome != .done || reply.version == first.version
  }
}
