import IntentEngine

/// No operation changes or removes an audit record, nor does a crash (rule `audit.append-only`).
enum AuditOnlyGrows {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let hidden = playthrough.world.engine.journal.events.compactMap { event -> Failure? in
      guard case .recordHidden(let number) = event else { return nil }
      return failure("record \(number + 1) was taken out of the audit")
    }
    let lost = playthrough.observations.auditLosses.map {
      failure("the audit lost or changed a record at \(playthrough.teller.time($0))")
    }
    return hidden + lost
  }

  private static func failure(_ message: String) -> Failure {
    Failure(.universalRule, rule: .auditAppendOnly, message: message)
  }
}
