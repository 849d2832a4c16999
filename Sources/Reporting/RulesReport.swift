import Conformance
import IntentEngine

/// The rules of the catalogue with the scenarios that show each, for people and for programs.
package struct RulesReport {
  private let matrix: RuleMatrix

  /// Makes a report of a matrix, which may have some of the rules only.
  package init(_ matrix: RuleMatrix) { self.matrix = matrix }

  /// One line a rule: how many scenarios cite it, how many exercise it, and whether that is enough.
  package var table: String {
    let width = matrix.rows.map(\.rule.slug.count).max() ?? 0
    let rows = matrix.rows.map { row in
      let slug = row.rule.slug + String(repeating: " ", count: width - row.rule.slug.count)
      let counts = "cited by \(right(row.cited.count)), exercised by \(right(row.exercised.count))"
      return "\(slug)  \(counts)" + (row.isShown ? "" : "  shown by no scenario")
    }
    let unshown = matrix.unshown.count
    let summary =
      "\(Count.of(matrix.rows.count, "rule")), "
      + (unshown == 0 ? "each shown by a scenario" : "\(unshown) shown by no scenario")
    return text(rows + malformed + [summary])
  }

  /// Each rule's statement, clauses and scenarios.
  package var explanations: String { text(matrix.rows.flatMap(explanation) + malformed) }

  /// The rules for programs: format `intentsim-rules`, version 1.
  ///
  /// Each rule has `rule`, `chapter`, `statement`, `clauses` (each with `name`, `absence` and
  /// `keptByDevice`), `cited` and `exercised` (paths) and `shown`.
  package var json: String {
    JSONValue.object([
      .init("format", .string("intentsim-rules")),
      .init("version", .number(1)),
      .init("rules", .array(matrix.rows.map(value))),
      .init("malformed", JSONValue(matrix.malformed)),
    ]).text
  }

  private func explanation(of row: RuleCoverage) -> [String] {
    let clauses = row.rule.safeguards.flatMap { ["  \($0.slug)", "    without it: \($0.absence)"] }
    return ["\(row.rule.slug)  (chapter \(row.rule.chapter))"]
      + Paragraph.lines(row.rule.statement, indentation: 2)
      + ["", "clauses:"] + clauses
      + ["", "scenarios that cite it:"] + list(row.cited, marking: row.exercised)
      + ["", "other scenarios that exercise it:"]
      + list(row.exercised.filter { !row.cited.contains($0) }, marking: row.exercised)
  }

  private func list(_ paths: [String], marking exercised: [String]) -> [String] {
    if paths.isEmpty { return ["  none"] }
    return paths.map { "  \($0)" + (exercised.contains($0) ? "" : "  (does not exercise it)") }
  }

  private var malformed: [String] {
    matrix.malformed.map { "\($0): has errors; intentsim check tells which" }
  }

  private func value(_ row: RuleCoverage) -> JSONValue {
    .object([
      .init("rule", .string(row.rule.slug)),
      .init("chapter", .number(row.rule.chapter)),
      .init("statement", .string(row.rule.statement)),
      .init("clauses", .array(row.rule.safeguards.map(value))),
      .init("cited", JSONValue(row.cited)),
      .init("exercised", JSONValue(row.exercised)),
      .init("shown", .bool(row.isShown)),
    ])
  }

  private func value(_ clause: Safeguard) -> JSONValue {
    .object([
      .init("name", .string(clause.slug)),
      .init("absence", .string(clause.absence)),
      .init("keptByDevice", .bool(clause.isKeptByDevice)),
    ])
  }

  private func right(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
