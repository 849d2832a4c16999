import Conformance

/// How explored runs end: each outcome with its class, what is so, and the run that stands for it.
struct PageOutcomes {
  private let report: ReportModel
  private let kept: Set<Int>

  init(_ report: ReportModel, kept: Set<Int>) {
    self.report = report
    self.kept = kept
  }

  var html: String {
    let figures = report.subject?.explored.map { $0.columns.joined(separator: ", ") } ?? ""
    return [
      #"<section class="outcomes" id="outcomes" aria-labelledby="outcomes-h">"#,
      #"<h2 id="outcomes-h">Outcomes</h2>"#, "<p>\(HTML.text(figures))</p>",
      #"<p class="about">A schedule names what could have come in another order; the run that one "#
        + "steps through has a row for everything that follows from it as well. Invocations under "
        + "one key are one operation: each says the effects of all.</p>",
      report.outcomes.map(card).joined(separator: "\n"), "</section>",
    ].joined(separator: "\n")
  }

  /// Of runs that were drawn, it is not known whether one is the shortest of all.
  private var shortest: String {
    if case .sampled = report.subject?.explored?.verdict {
      return "The shortest of the runs that were drawn and end so"
    }
    return "A shortest run that ends so"
  }

  /// A line of the golden without its margin.
  private func line(_ line: String) -> String {
    line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
  }

  private func card(_ outcome: ReportModel.Outcome) -> String {
    let verdict = outcome.isForbidden ? "violated" : "holds"
    let kind =
      outcome.kind.isEmpty ? "" : #" <span class="badge \#(verdict)">\#(outcome.kind)</span>"#
    let step = outcome.run.filter(kept.contains).map {
      ##" <a class="step" href="#run-\##($0)">Step through it</a>"##
    }
    let faults = outcome.faults == 0 ? "no fault" : Count.of(outcome.faults, "fault")
    return #"<article class="card"><h3>Outcome \#(outcome.number)\#(kind)</h3>"#
      + "<p>\(faults), a schedule of \(Count.of(outcome.schedule.count, "event"))\(step ?? "")</p>"
      + HTML.rows(outcome.lines.map(line))
      + "<details><summary>\(shortest)</summary><pre>schedule\n"
      + outcome.schedule.map { "  " + HTML.text($0) }.joined(separator: "\n")
      + "</pre></details></article>"
  }
}

extension Optional {
  fileprivate func filter(_ isWanted: (Wrapped) -> Bool) -> Wrapped? {
    flatMap { isWanted($0) ? $0 : nil }
  }
}
