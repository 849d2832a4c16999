@testable import Conformance

/// Results that the tests of all formats share.
enum Sample {
  /// A scenario that holds.
  static let held: ScenarioResult = {
    var result = ScenarioResult(
      path: "scenarios/01-first.scenario", goldenPath: "golden/01-first.golden")
    result.title = "A task is completed"
    result.rules = [.writeOnce]
    result.exercised = [.writeOnce, .writeKey]
    result.expectations = 2
    result.golden = .equal
    return result
  }()

  /// A scenario with a broken line and a golden that differs.
  static let violated: ScenarioResult = {
    var result = ScenarioResult(
      path: "scenarios/field/it's, 100%.scenario", goldenPath: "golden/field/it's, 100%.golden")
    result.title = "<b>\"Two\"</b> & \u{202E}more\u{1}"
    result.expectations = 3
    result.unexplored = 1
    result.failures = [
      Failure(
        .expectation, rule: .confirmBound, line: 14, message: "c1 is deleted, but it is present"),
      Failure(
        .goldenDiffers, message: "not as in the golden",
        details: ["--- golden", "+++ this run", "@@ -1 +1 @@", "-a\u{0}]]>", "+b"]),
    ]
    result.golden = .differs
    return result
  }()

  /// A scenario that reached a limit.
  static let undecided: ScenarioResult = {
    var result = ScenarioResult(
      path: "scenarios/field/long.scenario", goldenPath: "golden/field/long.golden")
    result.title = "Too long"
    result.undecided = "the limit of 1000 events was reached"
    result.golden = .equal
    return result
  }()

  /// A file with an error and a warning.
  static let malformed: ScenarioResult = {
    var result = ScenarioResult(path: "scenarios/x.scenario", goldenPath: "golden/x.golden")
    result.failures = [
      Failure(
        .badScenario, line: 3, column: 7, message: "unknown device \"tablte\" [unknown-name]",
        details: ["  3 | at 0s tablte:", "    |       ^~~~~~"])
    ]
    result.warnings = [Failure(.badScenario, line: 2, column: 1, message: "nobody uses it")]
    return result
  }()

  /// Everything that can be wrong at once.
  static let all = SuiteResult(
    scenarios: [held, violated, undecided, malformed],
    orphans: [OrphanGolden(path: "golden/old.golden", scenarioPath: "scenarios/old.scenario")],
    without: ["write.once"], secondRun: .failed("the second process ended by signal 6"))

  /// Nothing is wrong.
  static let good = SuiteResult(scenarios: [held], secondRun: .identical(scenarios: 1))

  /// The same with many broken lines.
  static func broken(times: Int) -> SuiteResult {
    var result = held
    result.failures = (1...times).map { Failure(.expectation, line: $0, message: "broken") }
    return SuiteResult(scenarios: [result])
  }
}
