/// What a report tells, whatever its format: the one model from which all of them are made.
///
/// Nothing in it depends on time, machine, process or number of jobs.
package struct ReportModel: Hashable, Sendable {
  /// The version of the model; it rises when a field changes its meaning or goes away.
  package static let version = 1
  /// The most runs that are kept event by event.
  package static let runLimit = 12

  /// What came of the scenarios.
  package var result: SuiteResult
  /// The story of the scenario, where the report is of one; one element a line.
  package var story: [String] = []
  /// Runs that can be stepped through.
  package var runs: [RunModel] = []
  /// What came of many people over weeks, where the report is of them.
  package var curve: CurveModel?
  /// The failing run beside the nearest one that passes.
  package var comparison: RunComparison?
  /// How explored runs end.
  package var outcomes: [Outcome] = []
  /// The rules and who shows them, where the report is of many scenarios.
  package var rules: RuleMatrix?
  /// What was left out, and why, one sentence each.
  package var notes: [String] = []

  /// One way in which explored runs end.
  package struct Outcome: Hashable, Sendable {
    /// Its number, from 1, as the golden of the exploration counts.
    package var number: Int
    /// The class that it belongs to, in a word.
    package var kind: String
    /// Whether no run may end like that.
    package var isForbidden: Bool
    /// The fewest faults with which a run ends so; where runs are drawn, one of those.
    package var faults: Int
    /// What is so at the end, as the golden writes it.
    package var lines: [String]
    /// A shortest run that ends so, or the shortest of those that were drawn, as the lines of a
    /// schedule.
    package var schedule: [String]
    /// The place of that run, where it is kept.
    package var run: Int?
  }

  /// Makes a report of what came of scenarios; everything else is added to it.
  package init(_ result: SuiteResult) { self.result = result }

  /// The scenario that the report is of, where it is one.
  package var subject: ScenarioResult? { rules == nil ? result.scenarios.first : nil }

  /// Why the one scenario could not even be played.
  package var obstacle: String? { subject?.isMalformed == true ? "its file has errors" : nil }
}
