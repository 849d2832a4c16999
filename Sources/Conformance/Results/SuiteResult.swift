/// What came of many scenarios: the one model from which every report is made.
///
/// The order is stable: scenarios and orphans by the bytes of their paths. Nothing in it depends on
/// time, machine, process or number of jobs, so that two reports of the same files are the same.
public struct SuiteResult: Hashable, Sendable {
  /// The version of the model; it rises when a field changes its meaning or goes away.
  public static let version = 1

  /// What was done with the scenarios.
  public enum Command: String, Hashable, Sendable {
    case run, explore, replay, fuzz
  }

  public var command = Command.run
  /// What else the command was told that decides what is played, as a command to paste has it.
  public var arguments: [String] = []
  public var scenarios: [ScenarioResult]
  /// Goldens without a scenario, in the folders that were walked.
  public var orphans: [OrphanGolden]
  /// What is wrong with all of them together.
  public var failures: [Failure] = []
  /// The slugs of the safeguards that were off.
  public var without: [String]
  /// What the second process gave, where `--twice` was asked.
  public var secondRun: SecondRun?

  /// Makes a result from its parts.
  package init(
    scenarios: [ScenarioResult], orphans: [OrphanGolden] = [], without: [String] = [],
    secondRun: SecondRun? = nil
  ) {
    self.scenarios = scenarios
    self.orphans = orphans
    self.without = without
    self.secondRun = secondRun
  }

  /// The worst verdict of all parts.
  public var verdict: Verdict {
    let orphans: Verdict = remainingOrphans.isEmpty ? .holds : .violated
    let whole: Verdict = failures.isEmpty ? .holds : .violated
    let parts = scenarios.map(\.verdict) + [whole, orphans, secondRun?.verdict ?? .holds]
    return parts.max() ?? .undecided
  }

  /// The worst exit status of all parts.
  public var exitStatus: CommandStatus {
    let none: CommandStatus = orphans.isEmpty ? .usage : .holds
    return max(CommandStatus(verdict), scenarios.map(\.exitStatus).max() ?? none)
  }

  /// The orphans that are still there.
  public var remainingOrphans: [OrphanGolden] { orphans.filter { !$0.isDeleted } }

  /// The same without what belongs to a single scenario.
  package var withoutScenarios: SuiteResult {
    var rest = self
    rest.scenarios = []
    return rest
  }

  /// How many scenarios have `verdict`, without those whose file has errors.
  public func count(_ verdict: Verdict) -> Int {
    scenarios.count { $0.verdict == verdict && !$0.isMalformed }
  }

  /// How many scenario files have errors.
  public var malformedCount: Int { scenarios.count { $0.isMalformed } }
}
