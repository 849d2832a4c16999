import IntentEngine

/// A reply tells nobody to forget what they could never see under that id
/// (rule `privacy.twin-worlds`).
///
/// A twin world can't tell: without what was hidden, nothing could have been merged with it. So the
/// run itself is looked at. While exploring it is asked of the runs that stand for outcomes: who saw what
/// at any time before, no explored world keeps. A run that ends the same may still break it.
enum NothingUnseenForgotten {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    playthrough.observations.strangers.map { stranger in
      let teller = playthrough.teller
      return Failure(
        .universalRule, rule: .privacyTwinWorlds,
        message:
          "the reply to \(teller.name(stranger.invocation)) tells \(teller.name(stranger.user)) "
          + "to forget \(teller.name(stranger.entity)), which \(teller.name(stranger.user)) "
          + "could never see",
        details: ["at \(teller.time(stranger.at))"])
    }
  }
}
