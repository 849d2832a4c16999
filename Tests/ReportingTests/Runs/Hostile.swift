import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

/// A scenario whose titles try to break out of whatever they are written into.
enum Hostile {
  static let title = "</script><script>alert(1)</script> \" ' ` %% end; #35; <b> |x| $1"
  static let task = "<img src=x onerror=alert(2)> ]]> -->> %% ```; x #quot; \\u{202E}"

  /// The scenario.
  static func scenario() throws -> Scenario {
    let text = """
      scenario \(title)
        A story with <i>markup</i> & more.
      world
        tenant acme
          user alice
          project launch "Spring launch" owned by alice
            task t1 "\(task)"
      devices
        phone of alice
      steps
        at 0s network: lose reply to fin
        meanwhile phone: complete t1 as fin
        meanwhile network: duplicate request 2 of fin
      expect
        fin is cancelled
      """
    let compiled = ScenarioCompiler.compile(path: "a|`b`.scenario", bytes: Array(text.utf8))
    let messages = compiled.diagnostics.map(\.message).joined(separator: "; ")
    return try #require(compiled.scenario, "\(messages)")
  }

  /// A report of its run, beside the one without a safeguard.
  static func report() throws -> ReportModel {
    let scenario = try scenario()
    var result = ScenarioResult(path: scenario.path, goldenPath: "golden/a.golden")
    result.title = scenario.title
    result.rules = [.writeOnce]
    result.failures = [
      Failure(.expectation, line: 15, message: title, details: [task, "</pre>", "\u{202E}"])
    ]
    var report = ReportModel(SuiteResult(scenarios: [result], without: ["write.once"]))
    report.story = scenario.story
    let faulty = Safeguards.all.without(.writeOnce)
    report.runs = [
      try #require(RunModel(scenario, safeguards: faulty, label: "without write.once")),
      try #require(RunModel(scenario, safeguards: .all, label: "with every safeguard")),
    ]
    report.comparison = RunComparison(0, 1, of: report.runs)
    report.outcomes = [
      ReportModel.Outcome(
        number: 1, kind: "forbidden", isForbidden: true, faults: 1, lines: [title, task],
        schedule: [title], run: 0)
    ]
    report.notes = [title]
    return report
  }
}
