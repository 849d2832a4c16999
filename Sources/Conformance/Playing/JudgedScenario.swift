import IntentEngine

/// A run and what is wrong with it.
struct JudgedScenario: Sendable {
  /// What was played.
  enum Run: Sendable {
    case script(Playthrough)
    case population(PopulationPlay)
  }

  let run: Run
  /// What `expect` lines and universal rules found.
  let failures: [Failure]

  /// The whole record; it is written when it is asked for.
  var transcript: String {
    switch run {
    case .script(let playthrough): Transcript(playthrough).text
    case .population(let population): population.transcript
    }
  }

  /// The limit that ended the run before it was decided, if one did.
  var undecided: String? {
    guard case .script(let playthrough) = run else { return nil }
    return playthrough.undecided
  }

  /// Whether the run has drifted from its schedule: nothing is expected of it then.
  var hasDrifted: Bool {
    guard case .script(let playthrough) = run else { return false }
    return playthrough.drift != nil
  }

  /// The rules that decided something, in the order of the catalogue.
  var exercised: [Rule] {
    let records =
      switch run {
      case .script(let playthrough): playthrough.world.engine.journal.records
      case .population(let population): population.curve.engine.journal.records
      }
    return Rule.allCases.filter { rule in records.contains { $0.rule == rule } }
  }
}
