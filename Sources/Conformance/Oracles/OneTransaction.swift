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
      guard !settles, let key = record.key else { continue }
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
}
