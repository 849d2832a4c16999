import IntentEngine

/// What removes content or gives it or control away was confirmed in the same transaction
/// (rule `confirm.required`).
enum SensitiveIsConfirmed {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let journal = playthrough.world.engine.journal
    return journal.records.compactMap { record in
      let events = journal.events(of: record)
      guard events.contains(where: isSensitive), !events.contains(where: isSpent) else {
        return nil
      }
      return Failure(
        .universalRule, rule: .confirmRequired,
        message:
          "\(record.intent?.declaration.name ?? "a request") was not confirmed",
        details: ["at \(playthrough.teller.time(record.at))"])
    }
  }

  /// The effects that are sensitive whoever is affected.
  private static func isSensitive(_ event: Event) -> Bool {
    switch event {
    case .commentDeleted, .ownerSet: true
    case .audienceSet(_, let audience): audience == .public
    case .roleSet(_, _, let role): role == .admin
    case .placed(_, _, let role): role == .admin
    default: false
    }
  }

  private static func isSpent(_ event: Event) -> Bool {
    if case .challengeSpent = event { return true }
    return false
  }
}
