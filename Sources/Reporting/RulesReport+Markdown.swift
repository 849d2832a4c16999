import Conformance
import IntentEngine

extension RulesReport {
  /// The catalogue as a page: a table of all rules, then a section each.
  package var markdown: String {
    let head = ["# The rules", "", summary + ".", ""] + overview
    return (head + matrix.rows.flatMap(section)).map { $0 + "\n" }.joined()
  }

  private var overview: [String] {
    let columns = "| rule | scenarios | under faults | mutants killed |"
    return [columns, "| --- | --- | --- | --- |"]
      + matrix.rows.map { row in
        let clauses = row.rule.safeguards
        let killed = clauses.count { mutant($0)?.verdict == .killed }
        let cells = [
          "`\(row.rule.slug)`", "\(row.shown.count)",
          "\(row.shown.count { row.underFaults.contains($0) })", "\(killed) of \(clauses.count)",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
      }
  }

  private func section(_ row: RuleCoverage) -> [String] {
    let rule = row.rule
    let oracles = UniversalRules.names(for: rule)
    let checked =
      oracles.isEmpty
      ? [] : ["", "Checked on every run: \(Markdown.text(oracles.joined(separator: "; ")))."]
    return ["", "## \(rule.slug)", "", Markdown.text(rule.statement), ""]
      + ["Recovery: \(Markdown.text(rule.recovery))"] + checked
      + ["", "| without | what happens | |", "| --- | --- | --- |"] + rule.safeguards.map(clause)
      + ["", "Scenarios:", ""] + scenarios(row)
  }

  private func clause(_ clause: Safeguard) -> String {
    let fate = mutant(clause).map(fate) ?? ""
    return "| `\(clause.slug)` | \(Markdown.cell(clause.absence)) | \(Markdown.cell(fate)) |"
  }

  private func scenarios(_ row: RuleCoverage) -> [String] {
    if row.cited.isEmpty { return ["- none"] }
    return row.cited.map { path in
      "- \(Markdown.text(path))" + (row.underFaults.contains(path) ? " (under faults)" : "")
    }
  }
}
