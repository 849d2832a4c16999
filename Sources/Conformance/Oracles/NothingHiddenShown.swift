import IntentEngine

/// A reply shows only what its user may see at that moment (rule `read.visibility`).
enum NothingHiddenShown {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    playthrough.observations.leaks.map { leak in
      let teller = playthrough.teller
      return Failure(
        .universalRule, rule: .readVisibility,
        message:
          "the reply to \(teller.name(leak.invocation)) shows \(teller.name(leak.entity)) "
          + "to \(teller.name(leak.user))",
        details: ["at \(teller.time(leak.at))"])
    }
  }
}
