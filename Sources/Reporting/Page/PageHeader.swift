import Conformance
import IntentEngine

/// The head of a page: what it is about, what came of it, and what is wrong.
struct PageHeader {
  private static let findingLimit = 50

  private let report: ReportModel
  private let title: String
  private let notes: [String]

  init(_ report: ReportModel, title: String, notes: [String]) {
    self.report = report
    self.title = title
    self.notes = notes
  }

  var html: String {
    [
      "<header>", "<h1>\(HTML.text(title))</h1>", line, story, findings, told,
      report.runs.isEmpty ? "" : PageLegend.html, "</header>",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var line: String {
    let verdict = HTML.badge(report.result.verdict.rawValue)
    let without = report.result.without.map { name in
      Rule(keptBy: name).map { PageRules.link($0, as: name) }
        ?? "<code>\(HTML.text(name))</code>"
    }
    let faulty = without.isEmpty ? "" : " without \(without.joined(separator: ", "))"
    let subject =
      report.subject.map { "<code>\(HTML.text($0.path))</code>" }
      ?? Count.of(report.result.scenarios.count, "scenario")
    let reason = report.obstacle.map { ", because \($0):" } ?? ""
    return #"<p class="about">\#(verdict)\#(reason) \#(subject)\#(faulty)</p>"#
  }

  private var story: String {
    report.story.isEmpty
      ? "" : #"<p class="story">\#(HTML.text(report.story.joined(separator: " ")))</p>"#
  }

  /// The rules that the head names: those that are left out, and those that are broken.
  static func rules(_ report: ReportModel) -> [Rule] {
    report.result.without.compactMap(Rule.init(keptBy:))
      + Finding.all(of: report.result).compactMap(\.rule)
  }

  /// An overview has a table of its own for what is wrong.
  private var findings: String {
    let found = Finding.all(of: report.result).filter { $0.severity != .warning }
    guard !found.isEmpty else { return "" }
    let items = found.prefix(PageHeader.findingLimit).map(item)
    let more = found.count - items.count
    let rest = more > 0 ? "<li>and \(more) more</li>" : ""
    return #"<section class="wrong" aria-label="What is wrong"><h2>What is wrong</h2><ul>"#
      + items.joined() + rest + "</ul></section>"
  }

  private func item(_ finding: Finding) -> String {
    let rule = finding.rule.map { PageRules.link($0) + " " } ?? ""
    let head =
      "<code>\(HTML.text(finding.place))</code> <b>\(HTML.text(finding.kind))</b> \(rule)"
      + HTML.text(finding.message)
    guard !finding.details.isEmpty else { return "<li>\(head)</li>" }
    let more = finding.details.count - TextReport.detailLimit
    let lines =
      finding.details.prefix(TextReport.detailLimit).map { HTML.text($0) }
      + (more > 0 ? ["and \(Count.of(more, "more line"))"] : [])
    return "<li>\(head)<details><summary>Details</summary>"
      + "<pre>\(lines.joined(separator: "\n"))</pre></details></li>"
  }

  private var told: String {
    notes.isEmpty
      ? "" : #"<ul class="notes">\#(notes.map { "<li>\(HTML.text($0))</li>" }.joined())</ul>"#
  }
}
