import IntentEngine

/// What removes content or gives it or control away was confirmed in the same transaction, or the
/// user's preference is named there (rules `confirm.required`, `confirm.skip-scoped`).
enum SensitiveIsConfirmed {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let journal = playthrough.world.engine.journal
    return journal.records.compactMap { record in
      let events = journal.events(of: record)
      guard events.contains(where: isSensitive), !events.contains(where: isAnswer) else {
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
    case .commentDeleted, .taskDeleted, .dissolved, .ownerSet, .projectLeft: true
    case .audienceSet(_, let audience): audience == .public
    case .roleSet(_, _, let role): role == .admin
    case .placed(_, _, let role): role == .admin
    case .left(_, _, let successor): successor != nil
    default: false
    }
  }

  /// A yes, or what stands in for one.
  private static func isAnswer(_ event: Event) -> Bool {
    switch event {
    case .challengeSpent, .preferenceUsed: true
    default: false
    }
  }
}
