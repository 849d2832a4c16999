import Conformance

/// The report for programs.
///
/// ```
/// {
///   "format": "intentsim-run",        or "intentsim-explore"
///   "version": 1,                     rises when a field changes its meaning or goes away
///   "verdict": "holds",               or "violated", "undecided"
///   "exitStatus": 0,
///   "without": ["write.once"],        the safeguards that were off, as given
///   "scenarios": [
///     {
///       "path": "scenarios/a.scenario",
///       "title": "...", "rules": ["write.once"], "question": "Q1" or null, "tags": [],
///       "verdict": "holds",           as above
///       "malformed": false,           whether the file has errors, so that it was not played
///       "undecided": null,            or the limit that was reached
///       "expectations": 4,            how many `expect` lines there are
///       "unexplored": 0,              how many of them a run, or a search that ended early, leaves open
///       "exercised": ["write.once"],  the rules that decided something
///       "explored": null,             or what a search through all runs found:
///                                     {"verdict": "COMPLETE", "worlds": 12, "transitions": 20,
///                                      "depth": 6, "finals": 2, "outcomes": 1,
///                                      "collision": "below 4 in 10^18" or null}
///       "golden": {"path": "golden/a.golden", "status": "equal", "changes": []},
///       "failures": [{"kind": "expectation", "rule": null, "line": 12, "column": null,
///                     "message": "...", "details": []}],
///       "warnings": []                as failures
///     }
///   ],
///   "failures": [],                   what is wrong with all of them together, as below
///   "orphans": [{"path": "golden/b.golden", "scenario": "scenarios/b.scenario",
///                "deleted": false}],
///   "secondRun": null                 or {"verdict": "holds", "path": null, "details": []}
/// }
/// ```
struct JSONReport {
  private let result: SuiteResult

  init(_ result: SuiteResult) { self.result = result }

  var text: String {
    JSONValue.object([
      .init("format", .string("intentsim-\(result.command.rawValue)")),
      .init("version", .number(SuiteResult.version)),
      .init("verdict", .string(result.verdict.rawValue)),
      .init("exitStatus", .number(Int(result.exitStatus.rawValue))),
      .init("without", JSONValue(result.without)),
      .init("scenarios", .array(result.scenarios.map(value))),
      .init("failures", .array(result.failures.map(value))),
      .init("orphans", .array(result.orphans.map(value))),
      .init("secondRun", result.secondRun.map(value) ?? .null),
    ]).text
  }

  /// All that is known of a scenario.
  func value(_ scenario: ScenarioResult) -> JSONValue {
    .object([
      .init("path", .string(scenario.path)),
      .init("title", .string(scenario.title)),
      .init("rules", JSONValue(scenario.rules.map(\.slug))),
      .init("question", JSONValue(scenario.question)),
      .init("tags", JSONValue(scenario.tags)),
      .init("verdict", .string(scenario.verdict.rawValue)),
      .init("malformed", .bool(scenario.isMalformed)),
      .init("undecided", JSONValue(scenario.undecided)),
      .init("expectations", .number(scenario.expectations)),
      .init("unexplored", .number(scenario.unexplored)),
      .init("exercised", JSONValue(scenario.exercised.map(\.slug))),
      .init("explored", scenario.explored.map(value) ?? .null),
      .init("golden", golden(scenario)),
      .init("failures", .array(scenario.failures.map(value))),
      .init("warnings", .array(scenario.warnings.map(value))),
    ])
  }

  private func value(_ figures: ExplorationFigures) -> JSONValue {
    .object([
      .init("verdict", .string(figures.verdict.text)),
      .init("worlds", .number(figures.worlds)),
      .init("transitions", .number(figures.transitions)),
      .init("depth", .number(figures.depth)),
      .init("finals", .number(figures.finals)),
      .init("outcomes", .number(figures.outcomes)),
      .init("collision", JSONValue(figures.collision)),
    ])
  }

  private func golden(_ scenario: ScenarioResult) -> JSONValue {
    .object([
      .init("path", .string(scenario.goldenPath)),
      .init("status", .string(scenario.golden.rawValue)),
      .init("changes", JSONValue(scenario.changes)),
    ])
  }

  /// One thing that is wrong.
  func value(_ failure: Failure) -> JSONValue {
    .object([
      .init("kind", .string(failure.kind.rawValue)),
      .init("rule", JSONValue(failure.rule?.slug)),
      .init("line", JSONValue(failure.line)),
      .init("column", JSONValue(failure.column)),
      .init("message", .string(failure.message)),
      .init("details", JSONValue(failure.details)),
    ])
  }

  private func value(_ orphan: OrphanGolden) -> JSONValue {
    .object([
      .init("path", .string(orphan.path)),
      .init("scenario", .string(orphan.scenarioPath)),
      .init("deleted", .bool(orphan.isDeleted)),
    ])
  }

  private func value(_ second: SecondRun) -> JSONValue {
    var path: String?
    var details: [String] = []
    switch second {
    case .identical: break
    case .differs(let differing, let lines): (path, details) = (differing, lines)
    case .failed(let reason): details = [reason]
    }
    return .object([
      .init("verdict", .string(second.verdict.rawValue)),
      .init("path", JSONValue(path)),
      .init("details", JSONValue(details)),
    ])
  }
}
