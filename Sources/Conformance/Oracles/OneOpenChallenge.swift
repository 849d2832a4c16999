import IntentEngine

/// One challenge is open per key, at any time (rule `confirm.bound`).
///
/// While exploring it is asked of every event that issues one.
enum OneOpenChallenge {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    playthrough.observations.doubleChallenges.map { key, at in
      failure(key, playthrough.teller, details: ["at \(playthrough.teller.time(at))"])
    }
  }

  /// The keys that have two after the passage.
  static func failures(_ passage: Passage) -> [Failure] {
    let issues = passage.world.engine.journal.events.contains { event in
      if case .challengeIssued = event { return true }
      return false
    }
    return issues ? doubled(in: passage.world.engine.state).map { failure($0, passage.teller) } : []
  }

  /// The keys that have more than one open challenge, once for each that is too many.
  static func doubled(in state: State) -> [OperationKey] {
    let open = state.challenges.rows.filter { $0.status == .open }
    return open.indices.filter { index in
      open[..<index].contains {
        $0.key == open[index].key && $0.user == open[index].user && $0.tenant == open[index].tenant
      }
    }.map { open[$0].key }
  }

  private static func failure(
    _ key: OperationKey, _ teller: Teller, details: [String] = []
  ) -> Failure {
    Failure(
      .universalRule, rule: .confirmBound,
      message: "\(teller.name(key)) has two open challenges", details: details)
  }
}
