import Conformance
import IntentEngine

extension MutantsReport {
  /// The matrix for programs: format `intentsim-mutants`, version 1.
  ///
  /// Each mutant has `mutant`, `rule`, `absence`, `keptByDevice`, `verdict`, `killed` (by how many)
  /// and `signs`: of each scenario whose run is different, the `path`, the `expect` `lines` that do
  /// not hold, the universal `rules` that are broken, and whether that is a `kill`.
  var json: String {
    JSONValue.object([
      .init("format", .string("intentsim-mutants")),
      .init("version", .number(MutantMatrix.version)),
      .init("quick", .bool(matrix.isQuick)),
      .init("golden", .string(matrix.golden.rawValue)),
      .init("scenarios", JSONValue(matrix.scenarios)),
      .init("malformed", JSONValue(matrix.malformed)),
      .init("broken", JSONValue(matrix.broken)),
      .init("killed", .number(matrix.count(.killed))),
      .init("mutants", .array(sortedRows.map(value))),
    ]).text
  }

  private func value(_ row: MutantRow) -> JSONValue {
    .object([
      .init("mutant", .string(row.mutant.slug)),
      .init("rule", .string(row.mutant.rule.slug)),
      .init("absence", .string(row.mutant.absence)),
      .init("keptByDevice", .bool(row.mutant.isKeptByDevice)),
      .init("verdict", .string(row.verdict.rawValue)),
      .init("killed", .number(row.kills.count)),
      .init("signs", .array(row.signs.map(value))),
    ])
  }

  private func value(_ sign: MutantSign) -> JSONValue {
    .object([
      .init("path", .string(sign.path)),
      .init("kill", .bool(sign.isKill)),
      .init("lines", .array(sign.lines.map(JSONValue.number))),
      .init("rules", JSONValue(sign.rules.map(\.slug))),
    ])
  }
}
