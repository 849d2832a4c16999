import Conformance
import IntentEngine

extension MutantsReport {
  /// The matrix as a page: a table a rule, with a line for each scenario that notices a mutant.
  var markdown: String {
    let rules = Rule.allCases.filter { rule in matrix.rows.contains { $0.mutant.rule == rule } }
    let alive = matrix.rows(.survived) + matrix.rows(.onlyByGolden)
    let survivors =
      alive.isEmpty
      ? [] : ["", "## Not killed", "", "| mutant | fault | |", "| --- | --- | --- |"]
    let lines =
      ["# Mutants", "", plainSummary] + survivors + alive.map(survivor) + rules.flatMap(section)
    return lines.map { $0 + "\n" }.joined()
  }

  private var plainSummary: String { MutantsReport(matrix).summary + "." }

  private func survivor(_ row: MutantRow) -> String {
    let verdict = row.verdict == .survived ? "survived" : "only by golden"
    return "| `\(row.mutant.slug)` | \(Markdown.cell(row.mutant.absence)) | \(verdict) |"
  }

  private func section(_ rule: Rule) -> [String] {
    let rows = matrix.rows.filter { $0.mutant.rule == rule }
    return [
      "", "## \(rule.slug)", "", Markdown.text(rule.statement), "",
      "| mutant | fault | noticed by | means |", "| --- | --- | --- | --- |",
    ] + rows.flatMap(lines)
  }

  private func lines(_ row: MutantRow) -> [String] {
    let head = "| `\(row.mutant.slug)` | \(Markdown.cell(row.mutant.absence)) |"
    guard let first = row.signs.first else { return [head + " nobody | |"] }
    return [head + cells(first)] + row.signs.dropFirst().map { "| | |" + cells($0) }
  }

  private func cells(_ sign: MutantSign) -> String {
    " \(Markdown.cell(sign.path)) | \(sign.means) |"
  }
}
