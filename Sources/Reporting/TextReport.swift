import Conformance

/// The report for people: what is wrong, where, and the command that shows it again.
struct TextReport {
  /// The most lines of one diff that are shown.
  static let detailLimit = 60

  private let result: SuiteResult
  private let paint: Paint

  init(_ result: SuiteResult, isColoured: Bool = false) {
    self.result = result
    paint = Paint(isOn: isColoured)
  }

  var text: String {
    let lines =
      result.scenarios.flatMap(lines) + rest + explored + ["\(summary)"] + counts + secondRun
    return lines.map { $0 + "\n" }.joined()
  }

  /// Findings with their details.
  func text(of findings: [Finding]) -> String {
    findings.flatMap(lines).map { $0 + "\n" }.joined()
  }

  /// What came of everything, in one line.
  var summary: String {
    let all = result.scenarios.count
    if result.exitStatus == .holds {
      return paint(.green, "\(Count.of(all, "scenario")) hold\(all == 1 ? "s" : "")")
    }
    let parts: [(Int, String)] = [
      (result.count(.holds), result.count(.holds) == 1 ? "holds" : "hold"),
      (result.count(.violated), "violated"),
      (result.count(.undecided), "undecided"), (result.malformedCount, "with errors"),
    ]
    var told = [parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")]
    if !result.remainingOrphans.isEmpty {
      told.append(Count.of(result.remainingOrphans.count, "golden") + " without a scenario")
    }
    let words = told.filter { !$0.isEmpty }.joined(separator: "; ")
    return paint(.red, "\(Count.of(all, "scenario")): \(words)")
  }

  private func lines(of scenario: ScenarioResult) -> [String] {
    var lines = Finding.all(of: scenario).flatMap(lines)
    if scenario.verdict != .holds { lines += ways(scenario) + [""] }
    return lines + changes(of: scenario) + transcript(of: scenario)
  }

  private func lines(of finding: Finding) -> [String] {
    let head = "\(finding.place): \(paint(colour(finding.severity), finding.label + ":")) "
    let details = finding.details.prefix(TextReport.detailLimit).map {
      "    " + painted(VisibleText.escaped($0))
    }
    let hidden = finding.details.count - details.count
    let more = hidden > 0 ? ["    (\(hidden) more lines)"] : []
    return [head + VisibleText.escaped(finding.message)] + details + more
  }

  /// The commands that play the scenario again, and that show what happens in it.
  private func ways(_ scenario: ScenarioResult) -> [String] {
    let again = "    again: " + command([scenario.path])
    let isShowing = scenario.isMalformed || scenario.transcript != nil
    guard !isShowing && result.command == .run else { return [again] }
    return [again, "    see the run with: " + command(["--show", scenario.path])]
  }

  private func command(_ words: [String]) -> String {
    let without = result.without.flatMap { ["--without", $0] }
    return (["intentsim", result.command.rawValue] + without + result.arguments + words).map(
      ShellWord.quoted
    ).joined(
      separator: " ")
  }

  /// The whole record of the run, line by line as a golden holds it.
  private func transcript(of scenario: ScenarioResult) -> [String] {
    guard let transcript = scenario.transcript else { return [] }
    let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    return ["\(VisibleText.escaped(scenario.path)): the run", ""] + lines.map { String($0) }
  }

  private func changes(of scenario: ScenarioResult) -> [String] {
    switch scenario.golden {
    case .created: ["\(VisibleText.escaped(scenario.goldenPath)): recorded"]
    case .rewritten:
      ["\(VisibleText.escaped(scenario.goldenPath)): rewritten"]
        + scenario.changes.map { "    " + painted(VisibleText.escaped($0)) } + [""]
    case .refused:
      ["\(VisibleText.escaped(scenario.goldenPath)): not recorded, because its run is broken", ""]
    case .equal, .differs, .missing, .unreadable, .notCompared: []
    }
  }

  /// What belongs to no scenario.
  private var rest: [String] {
    let deleted = result.orphans.filter(\.isDeleted)
      .map { VisibleText.escaped("\($0.path): deleted, there is no \($0.source)") }
    let findings = Finding.all(of: result.withoutScenarios)
    return deleted + findings.flatMap(lines)
  }

  /// How many of what were looked at.
  private var counts: [String] {
    let goldens = result.scenarios.count { $0.golden == .equal }
    let recorded = result.scenarios.count { $0.golden == .created || $0.golden == .rewritten }
    let unexplored = result.scenarios.reduce(0) { $0 + $1.unexplored }
    let expectations = result.scenarios.reduce(-unexplored) { $0 + $1.expectations }
    let kept = result.scenarios.filter { !$0.isUnasked }.reduce(0) { count, scenario in
      let broken = scenario.failures.count { $0.kind == .expectation }
      return count + max(0, scenario.expectations - scenario.unexplored - broken)
    }
    let parts = [
      Count.of(goldens, "golden") + " equal",
      recorded > 0 ? "\(recorded) recorded" : nil,
      "\(kept) of \(Count.of(expectations, "expect line")) kept",
      unexplored > 0
        ? "\(Count.of(unexplored, "expect line")) need\(unexplored == 1 ? "s" : "") exploring"
        : nil,
    ]
    let line = parts.compactMap(\.self).joined(separator: ", ")
    let without =
      result.without.isEmpty ? [] : ["without " + result.without.joined(separator: ", ")]
    return [line] + without
  }

  /// How far each search went.
  private var explored: [String] {
    Columns.aligned(
      result.scenarios.compactMap { scenario in
        scenario.explored.map { [VisibleText.escaped(scenario.path)] + $0.columns }
      }, rightAligning: [2, 3, 4]
    ).map { String($0.dropFirst(2)) }
  }

  private var secondRun: [String] {
    guard case .identical(let count) = result.secondRun else { return [] }
    return ["second process: \(Count.of(count, "transcript")) the same, byte for byte"]
  }

  private func painted(_ line: String) -> String {
    switch line.first {
    case "+": paint(.green, line)
    case "-": paint(.red, line)
    default: line
    }
  }

  private func colour(_ severity: Finding.Severity) -> Paint.Colour {
    switch severity {
    case .warning, .undecided: .yellow
    case .violated, .badScenario: .red
    }
  }
}
