import IntentEngine

/// One key has at most one effect (rule `write.once`).
///
/// While exploring it is asked of every world, which counts the effects of its invocations.
enum OnceAKey {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let records = playthrough.world.engine.journal.records.filter {
      !$0.effects.isEmpty && $0.key != nil
    }
    return records.indices.compactMap { index in
      let record = records[index]
      let isRepeat = records[..<index].contains {
        $0.key == record.key && $0.user == record.user && $0.tenant == record.tenant
      }
      guard isRepeat, let key = record.key else { return nil }
      return Failure(
        .universalRule, rule: .writeOnce,
        message: "the key of \(playthrough.teller.name(key)) took effect again",
        details: ["at \(playthrough.teller.time(record.at))"])
    }
  }
}
