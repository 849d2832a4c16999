import IntentEngine
import IntentSimulation

/// Each request that the server answered has its record, in the order of the answers, and none is
/// too large (rule `audit.complete`).
///
/// What the server's front answers while the engine can't be asked leaves none, and what is beyond
/// the declared rate shares one. While exploring it is asked of every event; no explored world counts
/// requests by the minute.
enum EveryAnswerAudited {
  /// What an answer and its record must agree in.
  private struct Entry: Equatable {
    var outcome: Outcome
    var isReplay: Bool
  }

  static func failures(_ passage: Passage) -> [Failure] {
    let records = passage.world.engine.audit.filter { $0.record.action == .request }
    return missing(answers(passage), records, passage) + oversized(records)
      + crowded(records)
  }

  /// What is beyond the rate in one window shares a record.
  private static func crowded(_ records: [AuditEntry]) -> [Failure] {
    let slowed = records.filter { $0.record.outcome == .slowDown }.map(\.record)
    let isCrowded = slowed.indices.contains { index in
      slowed[..<index].contains {
        $0.user == slowed[index].user && slowed[index].at - $0.at < Limits.rateWindow
      }
    }
    return isCrowded ? [failure("what was beyond the rate has more than one record")] : []
  }

  private static func missing(
    _ answers: [(entry: Entry, origin: Origin)], _ records: [AuditEntry],
    _ passage: Passage
  ) -> [Failure] {
    let recorded = records.indices.filter { records[$0].record.outcome != .slowDown }.map {
      Entry(outcome: records[$0].record.outcome, isReplay: records[$0].record.isReplay)
    }
    let slowed = records.reduce(0) { $0 + ($1.record.outcome == .slowDown ? 1 + $1.repeats : 0) }
    let asked = answers.filter { $0.entry.outcome != .slowDown }
    if slowed != answers.count - asked.count {
      return [failure("the audit counts \(slowed) requests beyond the rate, not all of them")]
    }
    if recorded == asked.map(\.entry) { return [] }
    let place = zip(recorded, asked).enumerated().first { $0.element.0 != $0.element.1.entry }?
      .offset
    let first = place ?? min(recorded.count, asked.count)
    guard first < asked.count else { return [failure("the audit has a record without an answer")] }
    let origin = asked[first].origin
    return [
      failure(
        "the answer \(asked[first].entry.outcome.word) to "
          + "\(passage.teller.name(origin.invocation)) has no record of its own")
    ]
  }

  private static func oversized(_ records: [AuditEntry]) -> [Failure] {
    let count = records.count { ($0.text?.utf8.count ?? 0) > Limits.auditTextBytes }
    if count == 0 { return [] }
    return [failure("\(count) records keep a text of more than \(Limits.auditTextBytes) bytes")]
  }

  private static func failure(_ message: String) -> Failure {
    Failure(.universalRule, rule: .auditComplete, message: message)
  }

  /// What the engine answered, in order; a reply that a crash took was answered as well.
  private static func answers(
    _ passage: Passage
  ) -> [(entry: Entry, origin: Origin)] {
    passage.decisions.compactMap { place in
      guard case .decided(let origin, _, let reply) = passage.world.trace[place].event,
        reply.outcome != .unavailable
      else { return nil }
      return (Entry(outcome: reply.outcome, isReplay: reply.isReplay), origin)
    }
  }
}
