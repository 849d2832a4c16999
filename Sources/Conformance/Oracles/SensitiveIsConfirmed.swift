import IntentEngine

/// What removes content or gives it or control away was confirmed in the same transaction, or the
/// user's preference is named there (rules `confirm.required`, `confirm.skip-scoped`).
///
/// While exploring it is asked of every event.
enum SensitiveIsConfirmed {
  static func failures(_ passage: Passage) -> [Failure] {
    let journal = passage.world.engine.journal
    return journal.records.indices.compactMap { number in
      let record = journal.records[number]
      // What follows from a request was confirmed with it.
      let cause = record.action == .consequence ? cause(of: number, journal) : record
      let events = journal.events(of: record)
      let sensitive = events.filter(isSensitive)
      guard !sensitive.isEmpty, !journal.events(of: cause).contains(where: isYes) else {
        return nil
      }
      if events.contains(where: isPreference),
        sensitive.allSatisfy({ isSkippable($0, by: record.user, passage.world.engine.state) })
      {
        return nil
      }
      return Failure(
        .universalRule, rule: .confirmRequired,
        message:
          "\(record.intent?.declaration.name ?? "a request") was not confirmed",
        details: ["at \(passage.teller.time(record.at))"])
    }
  }

  private static func cause(of number: Int, _ journal: Journal) -> AuditRecord {
    journal.records[..<number].last { $0.action != .consequence } ?? journal.records[number]
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

  private static func isYes(_ event: Event) -> Bool {
    if case .challengeSpent = event { return true }
    return false
  }

  private static func isPreference(_ event: Event) -> Bool {
    if case .preferenceUsed = event { return true }
    return false
  }

  /// Of all that is sensitive whoever is affected, a preference stands in for one thing: to delete
  /// one's own comment.
  private static func isSkippable(
    _ event: Event, by user: EntityID?, _ state: borrowing State
  ) -> Bool {
    guard case .commentDeleted(let comment) = event else { return false }
    return state.comments[comment.index].author == user
  }
}
