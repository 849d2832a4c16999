import Conformance

/// What the checker found in scenarios and walkthroughs, for people and for GitHub.
package struct CheckReport {
  private let files: [CheckedFile]

  /// Makes a report of files that were read but not played.
  package init(_ files: [CheckedFile]) { self.files = files }

  /// The findings with their source lines, and a summary.
  package func text(isColoured: Bool = false) -> String {
    CheckReport.text(of: findings, isColoured: isColoured) + summary + "\n"
  }

  /// At most ten annotations, and a summary.
  package var github: String {
    GitHubReport(findings: findings, summary: summary, lister: "check").text
  }

  /// What the command ends with: only errors count.
  package var exitStatus: CommandStatus {
    files.allSatisfy(\.errors.isEmpty) ? .holds : .badScenario
  }

  /// The errors of one file with their source lines.
  package static func lines(of errors: [Failure], in path: String) -> String {
    text(of: errors.map { Finding($0, in: path, severity: .badScenario) }, isColoured: false)
  }

  private static func text(of findings: [Finding], isColoured: Bool) -> String {
    TextReport(SuiteResult(scenarios: []), isColoured: isColoured).text(of: findings)
  }

  private var findings: [Finding] {
    files.flatMap { file in
      file.warnings.map { Finding($0, in: file.path, severity: .warning) }
        + file.errors.map { Finding($0, in: file.path, severity: .badScenario) }
    }
  }

  private var summary: String {
    let errors = files.reduce(0) { $0 + $1.errors.count }
    let warnings = files.reduce(0) { $0 + $1.warnings.count }
    return "\(Count.of(files.count, "file")) checked: "
      + "\(Count.of(errors, "error")), \(Count.of(warnings, "warning"))"
  }
}
