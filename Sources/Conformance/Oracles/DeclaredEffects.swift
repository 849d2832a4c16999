import IntentEngine

/// No run shows an effect that its intent does not declare (rule `intent.declared`).
enum DeclaredEffects {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    playthrough.world.engine.journal.records.compactMap { record in
      guard let intent = record.intent else { return nil }
      let undeclared = record.effects.subtracting(intent.declaration.effects)
      guard !undeclared.isEmpty else { return nil }
      return Failure(
        .universalRule, rule: .intentDeclared,
        message: "\(intent.declaration.name) had an effect that it does not declare",
        details: ["at \(playthrough.teller.time(record.at))"])
    }
  }
}
