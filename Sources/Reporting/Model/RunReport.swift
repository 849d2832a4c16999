import Conformance

/// The formats in which runs are told: each is made from the one model.
package enum RunReport: String, CaseIterable, Sendable {
  case json, markdown, mermaid, svg, html

  /// The report, ending in a newline.
  ///
  /// - Throws: where a drawing is asked of something that is not one run.
  package func text(_ report: ReportModel) throws(UsageProblem) -> String {
    switch self {
    case .json: report.json.text
    case .markdown: ReportMarkdown(report).text
    case .mermaid: MermaidReport(try drawn(report)).text
    case .svg: SVGReport(try drawn(report), title: report.subject?.title ?? "").text
    case .html: ReportPage(report).text
    }
  }

  private func drawn(_ report: ReportModel) throws(UsageProblem) -> RunModel {
    guard report.subject != nil, let run = report.runs.first else {
      throw UsageProblem("\(rawValue) is a drawing of one run: name a scenario that can be played")
    }
    return run
  }
}
