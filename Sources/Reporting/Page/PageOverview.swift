import Conformance
import IntentEngine

/// Many scenarios on a page: what came of each, and which rules they show.
struct PageOverview {
  private static let scenarioLimit = 2_000
  private static let citedLimit = 100

  private let report: ReportModel
  private let matrix: RuleMatrix
  private let folders: [String]
  /// The places of the runs that are on the page.
  private let kept: Set<Int>

  init(_ report: ReportModel, _ matrix: RuleMatrix, kept: Set<Int>) {
    self.kept = kept
    self.report = report
    self.matrix = matrix
    folders = Set(report.result.scenarios.map { PageOverview.folder($0.path) }).sorted()
  }

  var html: String {
    [
      #"<section class="overview" id="overview" aria-labelledby="overview-h">"#,
      #"<h2 id="overview-h">Overview</h2>"#, figures, rules, "</section>",
      #"<section class="overview" id="scenarios" aria-labelledby="scenarios-h">"#,
      #"<h2 id="scenarios-h">Scenarios</h2>"#, scenarios, "</section>",
    ].joined(separator: "\n")
  }

  // MARK: Figures

  private var figures: String {
    let result = report.result
    var entries = [("scenarios", result.scenarios.count)]
    entries += Verdict.allCases.map { ($0.rawValue, result.count($0)) }
    if result.malformedCount > 0 { entries.append(("with errors", result.malformedCount)) }
    entries.append(("rules", matrix.rows.count))
    if !matrix.mutants.isEmpty {
      entries.append(("mutants", matrix.mutants.count))
      entries.append(("killed", matrix.mutants.count { $0.verdict == .killed }))
    }
    return #"<dl class="figures">"#
      + entries.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }.joined() + "</dl>"
  }

  // MARK: Rules

  /// Rules down, folders across: how many scenarios of each show the rule.
  private var rules: String {
    let head =
      #"<tr><th scope="col">Rule</th>"#
      + folders.map { #"<th scope="col" class="f"><span>\#(HTML.text(short($0)))</span></th>"# }
      .joined() + #"<th scope="col">All</th><th scope="col">Under faults</th>\#(mutantHead)</tr>"#
    return "<h3>Rules and the scenarios that show them</h3>"
      + #"<div class="wide" tabindex="0" role="group" aria-label="Rules by folder">"#
      + #"<table class="matrix"><thead>\#(head)</thead><tbody>"#
      + matrix.rows.map(row).joined(separator: "\n") + "</tbody></table></div>"
  }

  private var mutantHead: String {
    matrix.mutants.isEmpty ? "" : #"<th scope="col">Mutants killed</th>"#
  }

  private func row(_ row: RuleCoverage) -> String {
    let cells = folders.map { folder in
      let count = row.shown.count { PageOverview.folder($0) == folder }
      let heat = min(4, (count + 1) / 2)
      return #"<td class="h\#(heat)">\#(count == 0 ? "" : "\(count)")</td>"#
    }
    let cited = row.cited.prefix(PageOverview.citedLimit).map {
      "<li><code>\(HTML.text($0))</code></li>"
    }
    let more = row.cited.count - cited.count
    let rest = more > 0 ? "<li>and \(more) more</li>" : ""
    let faults = row.shown.count { row.underFaults.contains($0) }
    let lack = row.lack.map { #" <span class="lack">\#(HTML.text($0))</span>"# } ?? ""
    return
      #"<tr><th scope="row"><details><summary><code>\#(row.rule.slug)</code>\#(lack)</summary>"#
      + "<p>\(HTML.text(row.rule.statement))</p>"
      + "<ul>\(cited.joined())\(rest)</ul>"
      + "</details></th>\(cells.joined())<td>\(row.shown.count)</td><td>\(faults)</td>"
      + "\(mutants(of: row.rule))</tr>"
  }

  private func mutants(of rule: Rule) -> String {
    if matrix.mutants.isEmpty { return "" }
    let rows = matrix.mutants.filter { $0.mutant.rule == rule }
    let killed = rows.count { $0.verdict == .killed }
    return
      #"<td class="\#(killed == rows.count ? "" : "bad-cell")">\#(killed) of \#(rows.count)</td>"#
  }

  // MARK: Scenarios

  private var scenarios: String {
    let more = report.result.scenarios.count - PageOverview.scenarioLimit
    let rest = more > 0 ? "<p>and \(more) more scenarios</p>" : ""
    let rows = report.result.scenarios.prefix(PageOverview.scenarioLimit).map { scenario in
      "<tr><td>\(HTML.badge(verdict(scenario)))</td>"
        + "<td>\(title(scenario))<br><code>\(HTML.text(scenario.path))</code></td>"
        + #"<td class="slugs">\#(slugs(scenario.rules))</td></tr>"#
    }
    return #"<p class="find" hidden><label>Find "#
      + #"<input type="search" placeholder="path, title, rule, verdict"></label> "#
      + #"<span aria-live="polite"></span></p><table class="scenarios"><thead><tr>"#
      + #"<th scope="col">Verdict</th><th scope="col">Scenario</th><th scope="col">Rules</th></tr>"#
      + "</thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>" + rest
  }

  /// A title leads to the run, where it is on the page.
  private func title(_ scenario: ScenarioResult) -> String {
    let title = HTML.text(scenario.title)
    guard let run = report.runs.firstIndex(where: { $0.label == scenario.path }),
      kept.contains(run)
    else { return title }
    return ##"<a href="#run-\##(run)">\##(title)</a>"##
  }

  private func slugs(_ rules: [Rule]) -> String {
    rules.map { "<code>\($0.slug)</code>" }.joined(separator: " ")
  }

  private func verdict(_ scenario: ScenarioResult) -> String {
    scenario.isMalformed ? "has errors" : scenario.verdict.rawValue
  }

  private func short(_ folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? folder
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
