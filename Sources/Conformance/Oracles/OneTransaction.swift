import IntentEngine

/// Effect, settled key and audit are one transaction, and folding the journal gives the state
/// (rule `write.atomic`).
enum OneTransaction {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let engine = playthrough.world.engine
    var failures: [Failure] = []
    for record in engine.journal.records where !record.effects.isEmpty && record.key != nil {
      let settles = engine.journal.events(of: record).contains { event in
        if case .keySettled = event { return true }
        return false
      }
      guard !settles, let key = record.key, !isDropped(key, of: record, engine) else { continue }
      failures.append(
        Failure(
          .universalRule, rule: .writeAtomic,
          message: "\(playthrough.teller.name(key)) took effect without settling its key",
          details: ["at \(playthrough.teller.time(record.at))"]))
    }
    if engine.recoveredState() != engine.state {
      failures.append(
        Failure(
          .universalRule, rule: .writeAtomic,
          message: "folding the journal does not give the server's state"))
    }
    return failures
  }

  /// Whether what somebody else decided came when the key was no longer kept: there is nothing to
  /// settle, and the audit tells.
  private static func isDropped(
    _ key: OperationKey, of record: AuditRecord, _ engine: Engine
  ) -> Bool {
    record.action == .consequence
      && engine.state.keys.rows.contains {
        $0.key == key && $0.user == record.user && $0.tenant == record.tenant
          && $0.status == .dropped
      }
  }
}
