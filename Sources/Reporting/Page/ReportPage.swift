import Conformance

/// A report as one page that stands alone.
struct ReportPage {
  let report: ReportModel
  private let limit: Int

  init(_ report: ReportModel, limit: Int = PageDocument.limit) {
    self.report = report
    self.limit = limit
  }

  /// The page, ending in a newline.
  var text: String {
    var size = sizeWithoutRuns
    var parts = Parts(report)
    var missing = 0
    for place in report.runs.indices {
      let run = PageRun(
        report.runs[place], id: "run-\(place)", tellsFailures: report.rules != nil || place > 0)
      let (html, data) = (run.html, report.runs[place].json.compact)
      if size + html.utf8.count + data.utf8.count > limit {
        missing += 1
        continue
      }
      size += html.utf8.count + data.utf8.count
      parts.add(run: place, html: html, data: data)
    }
    if missing > 0 {
      parts.notes.append(PageDocument.note(missing: missing))
    }
    return parts.text
  }

  /// The most bytes that everything else can have: what names runs, and compares them, included.
  private var sizeWithoutRuns: Int {
    var parts = Parts(report)
    for place in report.runs.indices { parts.add(run: place, html: "", data: "") }
    parts.notes.append(PageDocument.note(missing: report.runs.count))
    return parts.text.utf8.count
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

  private var title: String {
    guard let subject = report.subject else { return "IntentSim report" }
    return subject.title.isEmpty ? subject.path : subject.title
  }

  var text: String {
    PageDocument(
      title: title,
      parts: [
        PageHeader(report, title: title, notes: notes).html, tabs, "<main>",
        report.rules.map { PageOverview(report, $0, kept: kept).html } ?? "",
        report.curve.map { PageCurve($0, id: "curve").html } ?? "",
        comparison?.html ?? "",
        runs.prefix(ownRuns).map(\.html).joined(separator: "\n"),
        report.outcomes.isEmpty ? "" : PageOutcomes(report, kept: kept).html,
        runs.dropFirst(ownRuns).map(\.html).joined(separator: "\n"), "</main>",
        PageRules(of: runs.map { report.runs[$0.place] }, and: PageHeader.rules(report)).html,
      ], maker: "report", runs: runs.map { ("run-\($0.place)", $0.data) }
    ).text
  }

  /// How many runs are the report's own: the first, before those that stand for outcomes.
  private var ownRuns: Int {
    let first = report.outcomes.compactMap(\.run).min() ?? report.runs.count
    return runs.count { $0.place < first }
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
    if report.curve != nil { entries.append(("curve", "Week by week", "")) }
    if comparison != nil { entries.append(("comparison", "Side by side", "")) }
    entries += runs.prefix(ownRuns).map { tab($0.place) }
    if !report.outcomes.isEmpty { entries.append(("outcomes", "Outcomes", "")) }
    entries += runs.dropFirst(ownRuns).map { tab($0.place) }
    guard entries.count > 1 else { return "" }
    let links = entries.map { id, name, verdict in
      let badge = verdict.isEmpty ? "" : #"<span class="dot \#(verdict)"></span>"#
      let hidden = verdict.isEmpty ? "" : #"<span class="unseen">, \#(verdict)</span>"#
      return ##"<a href="#\##(id)">\##(badge)\##(HTML.text(name))\##(hidden)</a>"##
    }
    return #"<nav aria-label="Parts of this report">\#(links.joined())</nav>"#
  }

  private func tab(_ place: Int) -> (id: String, name: String, verdict: String) {
    let run = report.runs[place]
    return ("run-\(place)", run.label, run.verdict.rawValue)
  }
}
