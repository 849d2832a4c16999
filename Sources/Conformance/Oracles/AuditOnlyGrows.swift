import IntentEngine

/// No operation changes or removes an audit record (rule `audit.append-only`).
enum AuditOnlyGrows {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    playthrough.world.engine.journal.events.compactMap { event in
      guard case .recordHidden(let number) = event else { return nil }
      return Failure(
        .universalRule, rule: .auditAppendOnly,
        message: "record \(number + 1) was taken out of the audit")
    }
  }
}
