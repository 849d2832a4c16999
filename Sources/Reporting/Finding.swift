import Conformance
import IntentEngine

/// One thing to be told about a result, wherever in the model it comes from.
///
/// The order of all findings is that of the reports: scenarios by path, each with its failures in
/// the order of the file; then goldens without a scenario; then the second process.
struct Finding: Hashable {
  /// How bad it is.
  enum Severity: Hashable {
    case warning, undecided, violated, badScenario
  }

  var severity: Severity
  var path: String
  var line: Int?
  var column: Int?
  /// What kind of finding it is, in one word or two.
  var kind: String
  /// The rule that is broken, where it is one.
  var rule: Rule?
  var message: String
  var details: [String] = []

  /// What kind of finding it is, and of which rule.
  var label: String { rule.map { "\(kind) \($0.slug)" } ?? kind }

  /// The place as editors and terminals recognize it.
  var place: String {
    [VisibleText.escaped(path), line.map(String.init), line == nil ? nil : column.map(String.init)]
      .compactMap(\.self).joined(separator: ":")
  }
}

extension Finding {
  /// Everything to be told about a result; warnings come with their scenario.
  static func all(of result: SuiteResult) -> [Finding] {
    result.scenarios.flatMap(all) + result.failures.map { Finding(ofAll: $0) }
      + result.remainingOrphans.map(Finding.init(orphan:))
      + [result.secondRun.flatMap(Finding.init(secondRun:))].compactMap(\.self)
  }

  /// Everything to be told about one scenario.
  static func all(of scenario: ScenarioResult) -> [Finding] {
    let failures = scenario.failures.map { failure in
      Finding(
        failure, in: scenario.path,
        severity: failure.kind == .badScenario ? .badScenario : .violated)
    }
    let undecided = scenario.undecided.map { limit in
      Finding(severity: .undecided, path: scenario.path, kind: "undecided", message: limit)
    }
    let warnings = scenario.warnings.map { Finding($0, in: scenario.path, severity: .warning) }
    return warnings + failures + [undecided].compactMap(\.self)
  }

  /// A failure of a scenario.
  init(_ failure: Failure, in path: String, severity: Severity) {
    let kind = severity == .warning ? "warning" : Finding.kind(of: failure)
    self.init(
      severity: severity, path: path, line: failure.line, column: failure.column,
      kind: kind, rule: failure.rule, message: failure.message, details: failure.details)
  }

  /// A failure of all scenarios together.
  private init(ofAll failure: Failure) {
    self.init(failure, in: "all scenarios", severity: .violated)
  }

  private init(orphan: OrphanGolden) {
    let command = orphan.isExplored ? "explore" : "run"
    self.init(
      severity: .violated, path: orphan.path, kind: "golden",
      message: "no scenario \(orphan.source); intentsim \(command) --update deletes it")
  }

  private init?(secondRun: SecondRun) {
    switch secondRun {
    case .identical: return nil
    case .differs(let path, let details):
      self.init(
        severity: .violated, path: path, kind: "second run",
        message: "another process gave another transcript", details: details)
    case .failed(let reason):
      self.init(severity: .undecided, path: "second run", kind: "undecided", message: reason)
    }
  }

  private static func kind(of failure: Failure) -> String {
    switch failure.kind {
    case .expectation, .universalRule: "violated"
    case .goldenDiffers, .goldenMissing, .goldenUnreadable, .goldenUnwritable: "golden"
    case .badScenario: "error"
    }
  }
}
