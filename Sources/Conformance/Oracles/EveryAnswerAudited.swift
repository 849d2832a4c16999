import IntentEngine
import IntentSimulation

/// There are as many records as requests that the server answered, and none is too large
/// (rule `audit.complete`).
///
/// What the server's front answers while the engine can't be asked leaves none, and what is beyond
/// the declared rate shares one.
enum EveryAnswerAudited {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let answers = answers(playthrough)
    let records = playthrough.world.engine.audit.filter { $0.record.action == .request }
    let counted = records.reduce(0) { $0 + 1 + $1.repeats }
    var failures: [Failure] = []
    if counted != answers {
      failures.append(
        failure("\(answers) requests were answered, and \(counted) are in the audit"))
    }
    let oversized = records.count { ($0.text?.utf8.count ?? 0) > Limits.auditTextBytes }
    if oversized > 0 {
      failures.append(
        failure("\(oversized) records keep a text of more than \(Limits.auditTextBytes) bytes"))
    }
    return failures
  }

  private static func failure(_ message: String) -> Failure {
    Failure(.universalRule, rule: .auditComplete, message: message)
  }

  /// How many requests the engine answered; a reply that a crash took was answered as well.
  private static func answers(_ playthrough: Playthrough) -> Int {
    playthrough.world.trace.count { occurrence in
      guard case .decided(_, _, let reply) = occurrence.event else { return false }
      return reply.outcome != .unavailable
    }
  }
}
