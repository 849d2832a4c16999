import IntentEngine

/// One challenge is open per key, at any time (rule `confirm.bound`).
enum OneOpenChallenge {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    playthrough.observations.doubleChallenges.map { key, at in
      Failure(
        .universalRule, rule: .confirmBound,
        message: "\(playthrough.teller.name(key)) has two open challenges",
        details: ["at \(playthrough.teller.time(at))"])
    }
  }
}
