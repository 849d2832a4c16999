import IntentEngine
import IntentSimulation

/// Every request that the server answered leaves one record, in the order of the answers
/// (rule `audit.complete`).
///
/// What the server's front answers while the engine can't be asked leaves none, and what is beyond
/// the declared rate shares one.
enum EveryAnswerAudited {
  private struct Answered: Equatable {
    var key: OperationKey?
    var intent: IntentKind?
    var isReplay: Bool
  }

  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let answers = answers(playthrough)
    let records = playthrough.world.engine.audit.filter { $0.record.action == .request }
    let counted = records.reduce(0) { $0 + 1 + $1.repeats }
    var failures: [Failure] = []
    if counted != answers.count {
      failures.append(
        failure("\(answers.count) requests were answered, and \(counted) are in the audit"))
    }
    let oversized = records.count { ($0.text?.utf8.count ?? 0) > Limits.auditRecordBytes }
    if oversized > 0 { failures.append(failure("\(oversized) records are longer than 1 KiB")) }
    return failures
  }

  private static func failure(_ message: String) -> Failure {
    Failure(.universalRule, rule: .auditComplete, message: message)
  }

  /// What the engine answered; a reply that a crash took was answered as well.
  private static func answers(_ playthrough: Playthrough) -> [Answered] {
    playthrough.world.trace.compactMap { occurrence in
      guard case .decided(_, let request, let reply) = occurrence.event,
        reply.outcome != .unavailable
      else { return nil }
      return Answered(key: request.key, intent: request.intent, isReplay: reply.isReplay)
    }
  }
}
