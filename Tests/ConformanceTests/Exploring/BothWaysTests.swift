import Foundation
import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// Scenarios are explored with reductions and without, and must say the same.
///
/// Here are those that a debug build searches at once; `.ci/run` explores all of them both ways, each
/// in two orders, and holds them to the same goldens.
@Suite struct BothWaysTests {
  /// The scenarios whose search without reductions looks at so many worlds, by golden/worlds.golden.
  private static func paths(_ worlds: ClosedRange<Int>) -> [String] {
    ScenarioFileTests.golden("worlds.golden").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 2, let count = Int(words[2]), worlds ~= count else { return nil }
      return "scenarios/\(words[0]).scenario"
    }
  }

  @Test(arguments: paths(1...150))
  func whateverTheOrder(path: String) throws { try compare(path, orders: 20) }

  @Test(arguments: paths(151...600))
  func largerOnesInTheUsualOrder(path: String) throws { try compare(path, orders: 0) }

  /// Who is shuffled tells worlds apart by other fingerprints: where two worlds were one by accident, the
  /// number of worlds is another one.
  @Test(arguments: paths(1...150))
  func otherFingerprintsFindAsManyWorlds(path: String) throws {
    let scenario = try #require(ScenarioFileTests.load(path).scenario)
    let explorers = [nil, 0, UInt64.max].map {
      ScenarioExplorer(scenario, safeguards: .all, limit: 10_000, shuffle: $0)
    }
    #expect(Set(explorers.map(\.root.fingerprint)).count == explorers.count)
    let figures = explorers.map { explorer in
      var explorer = explorer
      return explorer.run().figures
    }
    #expect(figures[1] == figures[0])
    #expect(figures[2] == figures[0])
  }

  private func compare(_ path: String, orders: Int) throws {
    let scenario = try #require(ScenarioFileTests.load(path).scenario)
    let whole = BothWaysTests.explore(scenario, [], seed: nil)
    for seed in [nil] + (0..<orders).map({ UInt64($0) }) {
      let reduced = BothWaysTests.explore(scenario, .usual, seed: seed)
      let isSame = BothWaysTests.words(reduced) == BothWaysTests.words(whole)
      #expect(isSame, "seed \(seed ?? 0)")
      #expect(reduced.failures == whole.failures)
    }
  }

  private static func explore(
    _ scenario: Scenario, _ reductions: Reductions, seed: UInt64?
  ) -> ExploredScenario {
    var explorer = ScenarioExplorer(
      scenario, safeguards: .all, limit: 10_000, reductions: reductions, shuffle: seed)
    return explorer.run()
  }

  /// All that a golden holds but the runs themselves.
  private static func words(_ explored: ExploredScenario) -> [String] {
    [explored.verdict.text]
      + explored.outcomes.map { outcome in
        ([outcome.kindWord, "\(outcome.faults)", "\(outcome.schedule.count)"] + outcome.lines)
          .joined(separator: "\n")
      }
  }
}
