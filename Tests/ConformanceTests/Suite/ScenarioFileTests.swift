import Foundation
import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

/// Every scenario of the project is a test case, and so is every rule.
@Suite struct ScenarioFileTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The paths of all scenarios, below the folder of the project.
  static let paths: [String] = {
    let found = try? ScenarioFinder(paths: ["\(root)/scenarios"]).files
    return (found ?? []).map { String($0.path.dropFirst(root.count + 1)) }
  }()

  @Test func thereAreScenarios() {
    #expect(Self.paths.count >= 45)
  }

  @Test(arguments: paths)
  func aScenarioHoldsAndIsAsInItsGolden(path: String) {
    let played = PlayedFile(playing: Self.load(path), options: RunOptions())
    let told = played.result.failures.map { ([$0.message] + $0.details).joined(separator: "\n") }
    #expect(played.result.verdict == .holds, "\(told.joined(separator: "\n"))")
  }

  /// A rule that can be left out, with all its clauses or with one, and nothing in the run changes,
  /// is not shown by the scenario.
  @Test(arguments: paths)
  func aScenarioShowsTheRulesThatItCites(path: String) throws {
    let scenario = try #require(Self.load(path).scenario)
    let transcript = Player.play(scenario, options: RunOptions()).transcript
    for rule in scenario.rules {
      #expect(
        Player.shows(scenario, rule, transcript: transcript),
        "\(rule.slug) can be left out and nothing changes")
    }
  }

  /// Without a clause, at least one scenario that cites its rule must fail by what it expects or by
  /// a universal rule: a changed golden alone would be too little.
  @Test(arguments: Safeguard.allCases)
  func aClauseIsMissedWhenItIsLeftOut(safeguard: Safeguard) {
    let faulty = RunOptions(safeguards: Safeguards.all.without(safeguard))
    let isMissed = Self.scenarios.contains { scenario in
      scenario.rules.contains(safeguard.rule)
        && !Player.play(scenario, options: faulty).failures.isEmpty
    }
    #expect(
      isMissed, "no scenario that cites \(safeguard.rule.slug) fails without \(safeguard.slug)")
  }

  private static let scenarios: [Scenario] = paths.compactMap { load($0).scenario }

  /// The text of a golden; an empty one where it is not there.
  static func golden(_ name: String) -> String {
    (try? String(contentsOfFile: "\(root)/golden/\(name)", encoding: .utf8)) ?? ""
  }

  static func load(_ path: String, schedule: SourceFile? = nil) -> LoadedScenario {
    ScenarioLoader.load(ScenarioFile(path: "\(root)/\(path)"), schedule: schedule)
  }
}
