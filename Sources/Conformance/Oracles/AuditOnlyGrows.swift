import IntentEngine

/// No operation changes or removes an audit record, nor does a crash (rule `audit.append-only`).
///
/// While exploring, every event is asked whether it takes a record out. What a crash loses is seen in
/// the runs that stand for outcomes: an explored world keeps no past that it could lose.
enum AuditOnlyGrows {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let lost = playthrough.observations.auditLosses.map {
      failure("the audit lost or changed a record at \(playthrough.teller.time($0))")
    }
    return failures(playthrough.passage) + lost
  }

  /// The records that are taken out.
  static func failures(_ passage: Passage) -> [Failure] {
    passage.world.engine.journal.events.compactMap { event in
      guard case .recordHidden(let number) = event else { return nil }
      return failure("record \(number + 1) was taken out of the audit")
    }
  }

  private static func failure(_ message: String) -> Failure {
    Failure(.universalRule, rule: .auditAppendOnly, message: message)
  }
}
