import IntentEngine

/// Every mutant against every scenario.
///
/// Nothing in it depends on time, machine, process or number of jobs.
public struct MutantMatrix: Hashable, Sendable {
  /// The version of the model; it rises when a field changes its meaning or goes away.
  public static let version = 1

  /// One row a mutant, in the order of the catalogue.
  public var rows: [MutantRow]
  /// The paths of the scenarios that were played.
  public var scenarios: [String]
  /// The files with errors, which can't notice anything.
  public var malformed: [String]
  /// The scenarios that do not hold without any mutant: what they say of one is worth nothing.
  public var broken: [String]
  /// Whether each mutant was let go at its first killer.
  public var isQuick: Bool
  /// How the matrix stands to its golden.
  public var golden: GoldenStatus
  /// What is wrong with the golden, or what `--update` changed.
  public var goldenFailure: Failure?

  /// Makes a matrix from its parts.
  package init(
    rows: [MutantRow], scenarios: [String], malformed: [String] = [], broken: [String] = [],
    isQuick: Bool = false, golden: GoldenStatus = .notCompared, goldenFailure: Failure? = nil
  ) {
    self.rows = rows
    self.scenarios = scenarios
    self.malformed = malformed
    self.broken = broken
    self.isQuick = isQuick
    self.golden = golden
    self.goldenFailure = goldenFailure
  }

  /// How many mutants have `verdict`.
  public func count(_ verdict: MutantVerdict) -> Int { rows.count { $0.verdict == verdict } }

  /// The mutants of `verdict`, in the order of the catalogue.
  public func rows(_ verdict: MutantVerdict) -> [MutantRow] {
    rows.filter { $0.verdict == verdict }
  }

  /// The worst of: a file has errors; a mutant is not killed, a scenario does not hold, or the
  /// golden is missing or another.
  public var exitStatus: CommandStatus {
    if !malformed.isEmpty { return .badScenario }
    let isViolated =
      goldenFailure != nil || golden == .refused || !broken.isEmpty
      || count(.killed) < rows.count
    return isViolated ? .violated : .holds
  }
}
