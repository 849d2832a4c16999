import IntentEngine

/// Effect, settled key and audit are one transaction, and folding the journal gives the state
/// (rule `write.atomic`).
///
/// While exploring it is asked of every event: folding what it wrote onto the state before gives the
/// state after. What a crash loses is seen in the runs that stand for outcomes.
enum OneTransaction {
  static func failures(_ passage: Passage) -> [Failure] {
    var failures: [Failure] = []
    for record in passage.records where !record.effects.isEmpty && record.key != nil {
      let settles = passage.world.engine.journal.events(of: record).contains { event in
        if case .keySettled = event { return true }
        return false
      }
      guard !settles, let key = record.key, !isDropped(key, of: record, passage.world.engine) else {
        continue
      }
      let teller = passage.teller
      failures.append(
        Failure(
          .universalRule, rule: .writeAtomic,
          message: "\(teller.name(key)) took effect without settling its key",
          details: ["at \(teller.time(record.at))"]))
    }
    let folded = passage.before.engine.state.followed(by: passage.world.engine.journal)
    if folded != passage.world.engine.state {
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
