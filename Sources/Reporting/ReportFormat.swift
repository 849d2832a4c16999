import Conformance

/// The formats that a result can be reported in.
public enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit, github

  /// The report, ending in a newline.
  public func report(_ result: SuiteResult, isColoured: Bool = false) -> String {
    switch self {
    case .text: TextReport(result, isColoured: isColoured).text
    case .json: JSONReport(result).text
    case .junit: JUnitReport(result).text
    case .github: GitHubReport(result).text
    }
  }
}
