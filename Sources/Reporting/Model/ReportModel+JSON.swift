import Conformance

extension ReportModel {
  /// The whole model, as programs read it; `intentsim schema` prints what each field means.
  var json: JSONValue {
    let scenarios = JSONReport(result)
    return .object([
      .init("format", .string("intentsim-report")),
      .init("version", .number(ReportModel.version)),
      .init("verdict", .string(result.verdict.rawValue)),
      .init("exitStatus", .number(Int(result.exitStatus.rawValue))),
      .init("without", JSONValue(result.without)),
      .init("story", JSONValue(story)),
      .init("scenarios", .array(result.scenarios.map { scenarios.value($0) })),
      .init("runs", .array(runs.map(\.json))),
      .init("curve", curve?.json ?? .null),
      .init("comparison", comparison?.json ?? .null),
      .init("outcomes", .array(outcomes.map(\.json))),
      .init("rules", rules.map { .array($0.json) } ?? .null),
      .init("notes", JSONValue(notes)),
    ])
  }
}

extension CurveModel {
  fileprivate var json: JSONValue {
    .object([
      .init("people", .number(people)),
      .init(
        "intents",
        .array(
          intents.map {
            .object([
              .init("name", .string($0.name)), .init("weeks", .array($0.weeks.map(\.json))),
            ])
          })),
      .init("measures", .array(measures.map { JSONValue($0) })),
    ])
  }
}

extension CurveModel.Week {
  fileprivate var json: JSONValue {
    .object([
      .init("shown", .number(shown)),
      .init("completed", .number(completed)),
      .init("dismissed", .number(dismissed)),
      .init("undone", .number(undone)),
      .init(
        "standings",
        .array(
          standings.map {
            .object([
              .init("standing", .string($0.standing.rawValue)), .init("people", .number($0.people)),
            ])
          })),
    ])
  }
}

extension RunComparison {
  fileprivate var json: JSONValue {
    .object([
      .init("left", .number(left)),
      .init("right", .number(right)),
      .init("firstDifference", JSONValue(firstDifference)),
      .init(
        "lines",
        .array(
          lines.map {
            .object([.init("left", JSONValue($0.left)), .init("right", JSONValue($0.right))])
          })),
    ])
  }
}

extension ReportModel.Outcome {
  fileprivate var json: JSONValue {
    .object([
      .init("number", .number(number)),
      .init("kind", .string(kind)),
      .init("forbidden", .bool(isForbidden)),
      .init("faults", .number(faults)),
      .init("lines", JSONValue(lines)),
      .init("schedule", JSONValue(schedule)),
      .init("run", JSONValue(run)),
    ])
  }
}

extension RuleMatrix {
  fileprivate var json: [JSONValue] {
    rows.map { row in
      .object([
        .init("rule", .string(row.rule.slug)),
        .init("statement", .string(row.rule.statement)),
        .init("cited", JSONValue(row.cited)),
        .init("exercised", JSONValue(row.exercised)),
        .init("underFaults", JSONValue(row.underFaults)),
        .init("lack", JSONValue(row.lack)),
        .init(
          "mutants",
          .array(
            mutants.filter { $0.mutant.rule == row.rule }.map {
              .object([
                .init("name", .string($0.mutant.slug)),
                .init("verdict", .string($0.verdict.rawValue)),
                .init("by", JSONValue($0.kills.first?.path)),
              ])
            })),
      ])
    }
  }
}
