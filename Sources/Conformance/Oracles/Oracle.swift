import IntentEngine

/// A rule that is checked on every run without being written.
struct Oracle: Sendable {
  /// How it is asked while all runs are explored. What is asked of the runs that stand for outcomes
  /// alone may still be broken in another run that ends the same.
  enum Exploring: Sendable {
    /// Of every world.
    case worlds
    /// Of every event, by what it does in the world that it happens in.
    case events(@Sendable (Passage) -> [Failure])
    /// Of the runs that stand for outcomes: it looks at what no explored world keeps.
    case witnesses
    /// Of none: it needs a run that goes by the clock.
    case nothing
  }

  /// What it makes sure of, in a few words.
  let name: String
  /// The rules that it looks after.
  let rules: [Rule]
  let exploring: Exploring
  /// Looks at the whole run and says what it found, one failure a finding.
  let failures: @Sendable (Playthrough) -> [Failure]

  /// A rule that is asked of whole runs.
  init(
    _ name: String, _ rules: Rule..., exploring: Exploring,
    failures: @escaping @Sendable (Playthrough) -> [Failure]
  ) {
    self.name = name
    self.rules = rules
    self.exploring = exploring
    self.failures = failures
  }

  /// A rule that is asked in the same way of whole runs and of single events.
  init(
    _ name: String, _ rules: Rule..., passage: @escaping @Sendable (Passage) -> [Failure]
  ) {
    self.name = name
    self.rules = rules
    exploring = .events(passage)
    failures = { passage($0.passage) }
  }
}
