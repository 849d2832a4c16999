import Conformance

/// A report as one page that stands alone: nothing is fetched, and without scripts it is a document
/// to read and to print.
struct ReportPage {
  /// The most bytes of a page; runs beyond it are left out, and the page says so.
  static let limit = 8_000_000

  let report: ReportModel
  private let limit: Int

  init(_ report: ReportModel, limit: Int = ReportPage.limit) {
    self.report = report
    self.limit = limit
  }

  /// The page, ending in a newline.
  var text: String {
    var parts = Parts(report)
    var size =
      parts.size + (report.comparison.map { PageComparison($0, report.runs).html.utf8.count } ?? 0)
    var missing = 0
    for place in report.runs.indices {
      let run = PageRun(
        report.runs[place], place: place, tellsFailures: report.rules != nil || place > 0)
      let (html, data) = (run.html, report.runs[place].json.compact)
      if size + html.utf8.count + data.utf8.count > limit {
        missing += 1
        continue
      }
      size += html.utf8.count + data.utf8.count
      parts.add(run: place, html: html, data: data)
    }
    if missing > 0 {
      parts.notes.append(
        "\(Count.of(missing, "run")) left out: a page has \(limit / 1_000_000) MB at most")
    }
    return parts.text
  }
}

/// What a page is put together from.
private struct Parts {
  let report: ReportModel
  var notes: [String]
  private var runs: [(place: Int, html: String, data: String)] = []

  init(_ report: ReportModel) {
    self.report = report
    notes = report.notes
  }

  mutating func add(run place: Int, html: String, data: String) {
    runs.append((place, html, data))
  }

  /// The bytes of a page without runs.
  var size: Int { text.utf8.count }

  private var title: String {
    guard let subject = report.subject else { return "IntentSim report" }
    return subject.title.isEmpty ? subject.path : subject.title
  }

  var text: String {
    let head = [
      "<!DOCTYPE html>", #"<html lang="en">"#, "<head>", #"<meta charset="utf-8">"#,
      #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; "#
        + #"style-src 'unsafe-inline'; script-src 'unsafe-inline'">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      #"<meta name="color-scheme" content="light dark">"#,
      "<title>\(HTML.text(title))</title>", "<style>\(PageStyle.text)</style>", "</head>",
    ]
    let body = [
      "<body>", #"<svg class="symbols" aria-hidden="true">\#(DiagramSymbols.definitions)</svg>"#,
      PageHeader(report, title: title, notes: notes).html, tabs, "<main>",
      report.rules.map { PageOverview(report, $0, kept: kept).html } ?? "",
      comparison?.html ?? "", report.outcomes.isEmpty ? "" : PageOutcomes(report, kept: kept).html,
      runs.map(\.html).joined(separator: "\n"), "</main>",
      "<footer>Made by intentsim report: the same scenario gives the same page.</footer>",
      data, "<script>\(PageScript.text)</script>", "</body>", "</html>",
    ]
    return (head + body).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private var kept: Set<Int> { Set(runs.map(\.place)) }

  /// Both runs of a comparison must be on the page.
  private var comparison: PageComparison? {
    guard let comparison = report.comparison, kept.contains(comparison.left),
      kept.contains(comparison.right)
    else { return nil }
    return PageComparison(comparison, report.runs)
  }

  /// What there is on the page, where it is more than one thing.
  private var tabs: String {
    var entries: [(id: String, name: String, verdict: String)] = []
    if report.rules != nil {
      entries += [("overview", "Overview", ""), ("scenarios", "Scenarios", "")]
    }
    if comparison != nil { entries.append(("comparison", "Side by side", "")) }
    if !report.outcomes.isEmpty { entries.append(("outcomes", "Outcomes", "")) }
    for (place, _, _) in runs {
      let run = report.runs[place]
      entries.append(("run-\(place)", run.label, run.verdict.rawValue))
    }
    guard entries.count > 1 else { return "" }
    let links = entries.map { id, name, verdict in
      let badge = verdict.isEmpty ? "" : #"<span class="dot \#(verdict)"></span>"#
      let hidden = verdict.isEmpty ? "" : #"<span class="unseen">, \#(verdict)</span>"#
      return ##"<a href="#\##(id)">\##(badge)\##(HTML.text(name))\##(hidden)</a>"##
    }
    return #"<nav aria-label="Parts of this report">\#(links.joined())</nav>"#
  }

  private var data: String {
    let entries = runs.map { "\"run-\($0.place)\":\($0.data)" }.joined(separator: ",")
    return #"<script type="application/json" id="data">{\#(entries)}</script>"#
  }
}
