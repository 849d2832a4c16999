import Conformance

/// A report as Markdown, fit for the summary of a pull request: at most 1 MiB, and usually little.
struct ReportMarkdown {
  /// The most bytes; code hosts take no more than 1,048,576.
  static let limit = 1_000_000

  private let report: ReportModel

  init(_ report: ReportModel) { self.report = report }

  /// The page, ending in a newline.
  var text: String {
    let blocks = [head, failures] + (report.rules.map { [scenarios, rules($0)] } ?? [])
    return ReportMarkdown.joined(blocks + [curve, outcomes] + report.runs.map(section) + [notes])
  }

  /// As many of the blocks as there is room for; a block that does not fit is told of.
  static func joined(_ blocks: [[String]], limit: Int = ReportMarkdown.limit) -> String {
    var text = ""
    var missing = 0
    for block in blocks where !block.isEmpty {
      let next = (text.isEmpty ? "" : "\n") + block.map { $0 + "\n" }.joined()
      if text.utf8.count + next.utf8.count > limit - 100 { missing += 1 } else { text += next }
    }
    return missing == 0
      ? text : text + "\n\(Count.of(missing, "section")) left out: the page is full.\n"
  }

  private var head: [String] {
    let without = report.result.without
    let faulty =
      without.isEmpty
      ? [] : ["", "Without \(without.map { "`\($0)`" }.joined(separator: ", "))."]
    guard let subject = report.subject else {
      let count = report.result.scenarios.count
      return ["# IntentSim: \(Count.of(count, "scenario"))", "", counts] + faulty
    }
    let reason = report.obstacle.map { "because \($0): " } ?? ""
    return ["# \(Markdown.cell(subject.title.isEmpty ? subject.path : subject.title))", ""]
      + ["**\(report.result.verdict.rawValue)**, \(reason)\(code(subject.path))"] + faulty
      + (report.story.isEmpty
        ? [] : ["", Markdown.paragraph(report.story.joined(separator: " "))])
  }

  private var counts: String {
    Verdict.allCases.map { "\(report.result.count($0)) \($0.rawValue)" }.joined(separator: ", ")
      + (report.result.malformedCount > 0 ? ", \(report.result.malformedCount) with errors" : "")
      + "."
  }

  private var failures: [String] {
    let found = Finding.all(of: report.result).filter { $0.severity != .warning }
    guard !found.isEmpty else { return [] }
    return ["## What is wrong", ""]
      + found.map { "- \(code($0.place)): \(Markdown.cell("\($0.label): \($0.message)"))" }
  }

  private var scenarios: [String] {
    ["## Scenarios", "", "| scenario | title | verdict |", "| --- | --- | --- |"]
      + report.result.scenarios.map {
        "| \(code($0.path)) | \(Markdown.cell($0.title)) | \($0.verdict.rawValue) |"
      }
  }

  private func rules(_ matrix: RuleMatrix) -> [String] {
    ["## Rules", "", "| rule | scenarios | under faults | lacks |", "| --- | --- | --- | --- |"]
      + matrix.rows.map { row in
        let faults = row.shown.count { row.underFaults.contains($0) }
        return "| \(code(row.rule.slug)) | \(row.shown.count) | \(faults) | \(row.lack ?? "") |"
      }
  }

  private var curve: [String] {
    guard let curve = report.curve else { return [] }
    return ["## \(curve.people) people", ""]
      + ["| intent | week | shown | completed | dismissed | undone | stands |"]
      + ["| --- | ---: | ---: | ---: | ---: | ---: | --- |"]
      + curve.intents.flatMap { intent in
        intent.weeks.enumerated().map { number, week in
          "| \(intent.name) | \(number + 1) | \(week.shown) | \(week.completed) "
            + "| \(week.dismissed) | \(week.undone) | \(week.standing) |"
        }
      }
  }

  private var outcomes: [String] {
    guard !report.outcomes.isEmpty else { return [] }
    let figures = report.subject?.explored.map { $0.columns.joined(separator: ", ") } ?? ""
    return ["## Outcomes", "", figures + ".", ""]
      + ["| outcome | class | faults | events |", "| --- | --- | --- | --- |"]
      + report.outcomes.map {
        let kind = $0.isForbidden ? "**\($0.kind)**" : $0.kind
        return "| \($0.number) | \(kind) | \($0.faults) | \($0.schedule.count) |"
      }
  }

  /// Two runs of one scenario differ little: only the first and the failing ones are drawn.
  private func section(_ run: RunModel) -> [String] {
    guard run.label == report.runs[0].label || run.verdict == .violated else { return [] }
    let head = ["## \(Markdown.cell(run.label))", "", "```mermaid"]
    let rows = RunState.Section.allCases.flatMap { self.rows(of: run, $0) }
    let moment = run.leftOut == 0 ? "at the end" : "after the last event shown"
    let end = ["", "<details><summary>What there is \(moment)</summary>", ""]
    return head + MermaidReport(run).lines + ["```"] + end + rows + ["", "</details>"]
  }

  private func rows(of run: RunModel, _ section: RunState.Section) -> [String] {
    let rows = run.state(after: run.events.indices.last)[section]
    guard !rows.isEmpty else { return [] }
    let width = rows.map(\.count).max() ?? 1
    let blank = Array(repeating: "", count: width - 1)
    let cells = [[section.rawValue] + blank, Array(repeating: "---", count: width)]
    let escaped = rows.map { row in
      (row + Array(repeating: "", count: width - row.count)).map(Markdown.cell)
    }
    return [""] + (cells + escaped).map { "| " + $0.joined(separator: " | ") + " |" }
  }

  private var notes: [String] {
    report.notes.isEmpty ? [] : ["## Notes", ""] + report.notes.map { "- \(Markdown.cell($0))" }
  }

  private func code(_ text: String) -> String {
    // A backtick would end the code, and a bar the cell.
    let shown = VisibleText.escaped(text)
    let isPlain = !shown.contains("`") && !shown.contains("|")
    return isPlain ? "`\(shown)`" : Markdown.cell(text)
  }
}
