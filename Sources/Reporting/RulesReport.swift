import Conformance
import IntentEngine

/// The rules of the catalogue with the scenarios that show each, for people and for programs.
package struct RulesReport {
  let matrix: RuleMatrix

  /// Makes a report of a matrix, which may have some of the rules only.
  package init(_ matrix: RuleMatrix) { self.matrix = matrix }

  /// One line a rule: how many scenarios cite it, how many exercise it, in how many of those that
  /// cite it something goes wrong, and whether that is enough.
  package var table: String {
    let width = matrix.rows.map(\.rule.slug.count).max() ?? 0
    let rows = matrix.rows.map { row in
      let slug = row.rule.slug + String(repeating: " ", count: width - row.rule.slug.count)
      let counts =
        "cited by \(right(row.cited.count)), exercised by \(right(row.exercised.count))"
        + ", under faults \(right(row.underFaults.count))"
      return "\(slug)  \(counts)" + (row.lack.map { "  \($0)" } ?? "")
    }
    return text(rows + malformed + [summary])
  }

  /// What came of everything, in one line.
  var summary: String {
    let lacking = matrix.lacking.count
    return "\(Count.of(matrix.rows.count, "rule")), "
      + (lacking == 0
        ? "each shown by two scenarios, one of them under faults"
        : "\(lacking) shown by too few scenarios")
  }

  /// Each rule's statement, clauses and scenarios.
  package var explanations: String { text(matrix.rows.flatMap(explanation) + malformed) }

  private func explanation(of row: RuleCoverage) -> [String] {
    let rule = row.rule
    let oracles = UniversalRules.names(for: rule)
    return [rule.slug]
      + Paragraph.lines(rule.statement, indentation: 2)
      + ["", "recovery:"] + Paragraph.lines(rule.recovery, indentation: 2)
      + (oracles.isEmpty ? [] : ["", "checked on every run:"] + oracles.map { "  \($0)" })
      + ["", "clauses:"] + rule.safeguards.flatMap(clause)
      + ["", "scenarios that cite it:"] + list(row.cited, row)
      + ["", "other scenarios that exercise it:"]
      + list(row.exercised.filter { !row.cited.contains($0) }, row)
      + (row.lack.map { ["", "lacking: \($0)"] } ?? [])
  }

  private func clause(_ clause: Safeguard) -> [String] {
    let head = ["  \(clause.slug)", "    without it: \(clause.absence)"]
    return head + (mutant(clause).map { ["    \(fate(of: $0))"] } ?? [])
  }

  /// What became of a clause's mutant; nothing where it was not tried.
  func mutant(_ clause: Safeguard) -> MutantRow? {
    matrix.mutants.first { $0.mutant == clause }
  }

  /// Who notices a mutant first, and by what.
  func fate(of row: MutantRow) -> String {
    switch row.verdict {
    case .killed: "noticed by \(row.kills[0].path) (\(row.kills[0].means))"
    case .onlyByGolden: "noticed by goldens alone: \(row.signs[0].path)"
    case .survived: "noticed by nobody"
    }
  }

  private func list(_ paths: [String], _ row: RuleCoverage) -> [String] {
    if paths.isEmpty { return ["  none"] }
    return paths.map { path in
      "  \(path)" + (row.underFaults.contains(path) ? "  (under faults)" : "")
        + (row.exercised.contains(path) ? "" : "  (does not exercise it)")
    }
  }

  private var malformed: [String] {
    matrix.malformed.map { "\($0): has errors; intentsim check tells which" }
  }

  private func right(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
