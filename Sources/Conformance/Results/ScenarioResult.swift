import IntentEngine

/// What came of one scenario file.
///
/// Nothing in it depends on time, machine, process or number of jobs.
public struct ScenarioResult: Hashable, Sendable {
  /// The path as given or found, with forward slashes.
  public var path: String
  /// The title; empty where the file has errors.
  public var title: String
  /// The rules that the file cites.
  public var rules: [Rule]
  /// The follow-up question that it answers.
  public var question: String?
  public var tags: [String]
  /// How many `expect` lines it has.
  public var expectations: Int
  /// How many of them are left open: those that begin with `sometimes`, which a single run neither keeps
  /// nor breaks, or those that ask something of all runs, where a search did not see them all.
  public var unexplored: Int
  /// Whether the run is not the one that the lines expect something of: it has drifted.
  public var isUnasked = false
  /// The rules that decided something in the run, in the order of the catalogue.
  public var exercised: [Rule]
  /// What is wrong, in the order of the file; the golden comes last.
  public var failures: [Failure]
  /// The limit that ended the run before it was decided, if one did.
  public var undecided: String?
  /// What the checker warns of; a warning does not change the verdict.
  public var warnings: [Failure]
  /// Where the golden is, or would be.
  public var goldenPath: String
  public var golden: GoldenStatus
  /// What `--update` changed, as the lines of a unified diff.
  public var changes: [String]
  /// What a search through all its runs found, where it was explored.
  public var explored: ExplorationFigures?
  /// The whole record of the run, where it was asked for and the file was played.
  public var transcript: String?

  /// Makes the result of a file that nothing is known of yet.
  package init(path: String, goldenPath: String) {
    self.path = path
    self.title = ""
    self.rules = []
    self.tags = []
    self.expectations = 0
    self.unexplored = 0
    self.exercised = []
    self.failures = []
    self.warnings = []
    self.goldenPath = goldenPath
    self.golden = .notCompared
    self.changes = []
  }

  /// Whether the file has errors, so that it was not played.
  public var isMalformed: Bool { failures.contains { $0.kind == .badScenario } }

  /// The verdict; a file with errors decides nothing.
  public var verdict: Verdict {
    if isMalformed { return .undecided }
    if !failures.isEmpty { return .violated }
    return undecided == nil ? .holds : .undecided
  }

  /// The exit status that the file alone would give.
  public var exitStatus: CommandStatus { isMalformed ? .badScenario : CommandStatus(verdict) }
}
