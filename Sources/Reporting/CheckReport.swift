import Conformance

/// What the checker found in scenario files, for people and for GitHub.
package struct CheckReport {
  private let result: SuiteResult

  /// Makes a report of files that were read but not played.
  package init(_ result: SuiteResult) { self.result = result }

  /// The findings with their source lines, and a summary.
  package func text(isColoured: Bool = false) -> String {
    TextReport(result, isColoured: isColoured).findings + summary + "\n"
  }

  /// At most ten annotations, and a summary.
  package var github: String {
    GitHubReport(findings: Finding.all(of: result), summary: summary).text
  }

  /// The errors of one file with their source lines.
  package static func lines(of errors: [Failure], in path: String) -> String {
    TextReport(SuiteResult(scenarios: []))
      .text(of: errors.map { Finding($0, in: path, severity: .badScenario) })
  }

  private var summary: String {
    let errors = result.scenarios.reduce(0) { $0 + $1.failures.count }
    let warnings = result.scenarios.reduce(0) { $0 + $1.warnings.count }
    return "\(Count.of(result.scenarios.count, "scenario")) checked: "
      + "\(Count.of(errors, "error")), \(Count.of(warnings, "warning"))"
  }
}
