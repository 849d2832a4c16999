import IntentEngine

/// One challenge is open per key (rule `confirm.bound`).
enum OneOpenChallenge {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let open = playthrough.world.engine.state.challenges.rows.filter { $0.status == .open }
    return open.indices.compactMap { index in
      let challenge = open[index]
      let isSecond = open[..<index].contains {
        $0.key == challenge.key && $0.user == challenge.user
      }
      guard isSecond else { return nil }
      return Failure(
        .universalRule, rule: .confirmBound,
        message: "\(playthrough.teller.name(challenge.key)) has two open challenges")
    }
  }
}
