import Conformance

/// Annotations for GitHub: workflow commands that mark lines of a pull request.
///
/// GitHub shows ten at most, so no more are printed, the worst first; the first of them says how
/// many there would be.
struct GitHubReport {
  /// The most annotations that are printed.
  static let limit = 10

  private let findings: [Finding]
  private let summary: String
  private let lister: String

  init(_ result: SuiteResult) {
    self.init(
      findings: Finding.all(of: result), summary: TextReport(result).summary,
      lister: result.command.rawValue)
  }

  /// Makes a report of any findings.
  ///
  /// - Parameter lister: the command that lists them all.
  init(findings: [Finding], summary: String, lister: String) {
    self.lister = lister
    let isWarning: (Finding) -> Bool = { $0.severity == .warning }
    self.findings = findings.filter { !isWarning($0) } + findings.filter(isWarning)
    self.summary = summary
  }

  var text: String {
    let hidden = findings.count - GitHubReport.limit
    let lines = findings.prefix(GitHubReport.limit).enumerated().map { index, finding in
      let more =
        index == 0 && hidden > 0 ? " (and \(hidden) more: intentsim \(lister) lists them)" : ""
      return annotation(finding, more: more)
    }
    return (lines + [summary]).map { $0 + "\n" }.joined()
  }

  private func annotation(_ finding: Finding, more: String) -> String {
    let properties = [
      ("file", finding.path), finding.line.map { ("line", "\($0)") },
      finding.line == nil ? nil : finding.column.map { ("col", "\($0)") },
      ("title", "intentsim: \(finding.label)"),
    ]
    let command = finding.severity == .warning ? "warning" : "error"
    let list = properties.compactMap(\.self)
      .map { "\($0.0)=\(GitHubReport.property($0.1))" }.joined(separator: ",")
    let lines = [finding.message + more] + finding.details.prefix(TextReport.detailLimit)
    return "::\(command) \(list)::\(GitHubReport.message(lines))"
  }

  /// Lines as the message of a workflow command.
  static func message(_ lines: [String]) -> String {
    lines.map { VisibleText.escaped($0).replacing("%", with: "%25") }.joined(separator: "%0A")
  }

  /// A value as a property of a workflow command.
  static func property(_ value: String) -> String {
    message([value]).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
