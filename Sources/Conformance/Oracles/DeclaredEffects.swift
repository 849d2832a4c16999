import IntentEngine

/// No run shows an effect that its intent does not declare, whether its record says so or not
/// (rule `intent.declared`).
///
/// While exploring it is asked of every event.
enum DeclaredEffects {
  static func failures(_ passage: Passage) -> [Failure] {
    let journal = passage.world.engine.journal
    return journal.records.compactMap { record in
      guard let intent = record.intent else { return nil }
      let written = journal.events(of: record).reduce(record.effects) { $0.union($1.effects) }
      let undeclared = written.subtracting(intent.declaration.effects)
      guard !undeclared.isEmpty else { return nil }
      return Failure(
        .universalRule, rule: .intentDeclared,
        message: "\(intent.declaration.name) had an effect that it does not declare",
        details: ["at \(passage.teller.time(record.at))"])
    }
  }
}
