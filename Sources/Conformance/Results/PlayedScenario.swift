import IntentEngine

/// What one canonical run of a scenario gave, before it is compared with its golden.
public struct PlayedScenario: Hashable, Sendable {
  /// The whole record, as the golden holds it: it ends in a newline and has no absolute path.
  public var transcript: String
  /// What `expect` lines and universal rules found.
  public var failures: [Failure]
  /// The limit that ended the run before it was decided, if one did.
  public var undecided: String?
  /// The rules that decided something in the run, in the order of the catalogue.
  public var exercised: [Rule]

  /// Makes a played scenario from its parts.
  public init(
    transcript: String, failures: [Failure] = [], undecided: String? = nil,
    exercised: [Rule] = []
  ) {
    self.transcript = transcript
    self.failures = failures
    self.undecided = undecided
    self.exercised = exercised
  }
}
