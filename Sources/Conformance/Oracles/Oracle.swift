import IntentEngine

/// A rule that is checked on every run without being written.
struct Oracle: Sendable {
  /// What it makes sure of, in a few words.
  let name: String
  /// The rules that it looks after.
  let rules: [Rule]
  /// Looks at the whole run and says what it found, one failure a finding.
  let failures: @Sendable (Playthrough) -> [Failure]

  init(
    _ name: String, _ rules: Rule..., failures: @escaping @Sendable (Playthrough) -> [Failure]
  ) {
    self.name = name
    self.rules = rules
    self.failures = failures
  }
}
