import Conformance
import IntentEngine

extension RulesReport {
  /// The rules for programs: format `intentsim-rules`, version 2.
  ///
  /// Each rule has `rule`, `statement`, `recovery`, `oracles` (what is checked on every
  /// run), `clauses` (each with `name`, `absence`, `keptByDevice` and, where its mutant was tried,
  /// `verdict` and `noticedBy`), `cited`, `exercised` and `underFaults` (paths), `shown` and `lack`.
  package var json: String {
    JSONValue.object([
      .init("format", .string("intentsim-rules")),
      .init("version", .number(2)),
      .init("rules", .array(matrix.rows.map(value))),
      .init("malformed", JSONValue(matrix.malformed)),
    ]).text
  }

  private func value(_ row: RuleCoverage) -> JSONValue {
    .object([
      .init("rule", .string(row.rule.slug)),
      .init("statement", .string(row.rule.statement)),
      .init("recovery", .string(row.rule.recovery)),
      .init("oracles", JSONValue(UniversalRules.names(for: row.rule))),
      .init("clauses", .array(row.rule.safeguards.map(value))),
      .init("cited", JSONValue(row.cited)),
      .init("exercised", JSONValue(row.exercised)),
      .init("underFaults", JSONValue(row.underFaults)),
      .init("shown", .bool(!row.shown.isEmpty)),
      .init("lack", JSONValue(row.lack)),
    ])
  }

  private func value(_ clause: Safeguard) -> JSONValue {
    let mutant = mutant(clause)
    return .object([
      .init("name", .string(clause.slug)),
      .init("absence", .string(clause.absence)),
      .init("keptByDevice", .bool(clause.isKeptByDevice)),
      .init("verdict", JSONValue(mutant?.verdict.rawValue)),
      .init("noticedBy", JSONValue(mutant?.kills.first?.path)),
    ])
  }
}
