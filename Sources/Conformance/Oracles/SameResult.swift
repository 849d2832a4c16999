import IntentEngine
import IntentSimulation

/// Whoever sends a settled key again gets its first result (rule `write.same-result`).
///
/// After access ended the result is cut to its outcome; a key below the fence is refused.
enum SameResult {
  private struct Settled {
    var key: OperationKey
    var user: EntityID
    var outcome: Outcome
    var version: Version?
  }

  static func failures(_ playthrough: Playthrough) -> [Failure] {
    var settled: [Settled] = []
    var failures: [Failure] = []
    for occurrence in playthrough.world.trace {
      guard case .decided(let origin, let request, let reply) = occurrence.event,
        let key = request.key, reply.outcome.isFinal
      else { continue }
      if let first = settled.first(where: { $0.key == key && $0.user == origin.user }) {
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
            key: key, user: origin.user, outcome: reply.outcome, version: reply.version))
      }
    }
    return failures
  }

  private static func isSame(_ reply: Reply, as first: Settled) -> Bool {
    guard reply.outcome == first.outcome else { return false }
    // A refusal brings the state of its moment; a result keeps the version it produced.
    return reply.version == nil || reply.outcome != .done || reply.version == first.version
  }
}
