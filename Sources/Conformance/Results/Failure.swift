import IntentEngine

/// One thing that is wrong with a scenario, as every report shows it.
public struct Failure: Hashable, Sendable {
  /// What was broken.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An `expect` line is not true.
    case expectation
    /// A rule that is checked on every run does not hold.
    case universalRule = "universal-rule"
    /// The transcript is not what the golden says.
    case goldenDiffers = "golden-differs"
    /// There is no golden to compare with.
    case goldenMissing = "golden-missing"
    /// The golden is there but cannot be read.
    case goldenUnreadable = "golden-unreadable"
    /// The golden could not be written.
    case goldenUnwritable = "golden-unwritable"
    /// The scenario file cannot be read or has errors.
    case badScenario = "bad-scenario"
  }

  public var kind: Kind
  /// The rule that is broken, where one is known.
  public var rule: Rule?
  /// The line of the scenario file, from 1.
  public var line: Int?
  /// The column in that line, from 1.
  public var column: Int?
  /// One sentence, without a full stop.
  public var message: String
  /// What is worth seeing with it, one element a line: a diff, a source line with its caret.
  public var details: [String]

  /// Makes a failure from its parts.
  public init(
    _ kind: Kind, rule: Rule? = nil, line: Int? = nil, column: Int? = nil, message: String,
    details: [String] = []
  ) {
    self.kind = kind
    self.rule = rule
    self.line = line
    self.column = column
    self.message = message
    self.details = details
  }
}
