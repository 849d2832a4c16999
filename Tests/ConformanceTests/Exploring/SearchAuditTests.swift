import Foundation
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// The explorer does not make every step: what was done with the same is known. Here all is done again.
@Suite struct SearchAuditTests {
  @Test(arguments: [[2, 1, 1], [2, 2, 0]])
  func whatIsMergedGoesOnInTheSameWay(numbers: [Int]) throws {
    let family = try ExploreBench.family(numbers)
    let audit = SearchAudit(
      World(family.setup(), options: family.options()), limit: 10_000, auditsMerges: true)
    #expect(audit.complaints == [])
    #expect(audit.hits > 100)
  }

  @Test(arguments: [[2, 2, 1]])
  func whatWasDoneBeforeIsDoneAgainInTheSameWay(numbers: [Int]) throws {
    let family = try ExploreBench.family(numbers)
    let audit = SearchAudit(
      World(family.setup(), options: family.options()), limit: 10_000, auditsMerges: false)
    #expect(audit.complaints == [])
  }

  /// Answers to syncs, sign-ins and questions for suggestions say which of several they answer.
  @Test(arguments: [
    "field/f16-signed-out-in-a-tunnel.scenario", "01-first-steps/05-without-a-network.scenario",
    "07-recovery/undo-arrives-first.scenario",
  ])
  func whatWaitsForOneOfSeveralAnswersTakesThatOne(path: String) throws {
    let setup = try #require(SearchAuditTests.setup(path))
    var options = WorldOptions()
    options.isTimed = false
    (options.keepsTrace, options.keepsHistory, options.keepsReplies) = (false, false, false)
    options.keepsFingerprint = true
    (options.duplicates, options.attempts) = (1, 1)
    let audit = SearchAudit(World(setup, options: options), limit: 400, auditsMerges: true)
    #expect(audit.complaints == [])
    #expect(audit.hits > 10)
  }

  /// Every scenario that says how it is explored, by what it says; only the first worlds of each.
  @Test func whatIsMergedInAScenarioGoesOnInTheSameWay() throws {
    var count = 0
    for path in try SearchAuditTests.paths() {
      guard let scenario = SearchAuditTests.scenario(path), let explore = scenario.explore,
        explore.samples == nil
      else { continue }
      var options = WorldOptions()
      options.explore(explore)
      (options.keepsTrace, options.keepsHistory, options.keepsReplies) = (false, false, false)
      options.keepsFingerprint = true
      let audit = SearchAudit(
        World(scenario.setup, options: options), limit: 40, auditsMerges: true)
      #expect(audit.complaints == [], "\(path)")
      count += 1
    }
    #expect(count > 50)
  }

  /// Every scenario, with everything that can go wrong; only the first worlds of each.
  @Test(arguments: [false, true])
  func itIsTheSameInEveryScenario(anyOrder: Bool) throws {
    var count = 0
    for path in try SearchAuditTests.paths() {
      guard let setup = SearchAuditTests.setup(path) else { continue }
      var options = WorldOptions()
      options.isTimed = false
      options.ordersAny = anyOrder
      (options.keepsTrace, options.keepsHistory, options.keepsReplies) = (false, false, false)
      options.keepsFingerprint = true
      options.countsEffects = true
      (options.losses, options.duplicates, options.crashes, options.expiries) = (1, 1, 1, 1)
      options.splitsCommits = count.isMultiple(of: 2)
      options.attempts = 2
      let audit = SearchAudit(World(setup, options: options), limit: 30, auditsMerges: false)
      #expect(audit.complaints == [], "\(path)")
      count += 1
    }
    #expect(count > 100)
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scenarios")

  private static func paths() throws -> [String] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return all.filter { $0.hasSuffix(".scenario") && !$0.hasPrefix("invalid/") }.sorted()
  }

  /// The set-up of a scenario with a script that begins no message before the first step.
  private static func setup(_ path: String) -> WorldSetup? { scenario(path)?.setup }

  private static func scenario(_ path: String) -> Scenario? {
    let compiled = ScenarioCompiler.compile(path: path, bytes: bytes(path)) { path in
      .success(bytes(path))
    }
    return compiled.scenario.flatMap { $0.population == nil ? $0 : nil }
  }

  private static func bytes(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: root.appendingPathComponent(path))).map { Array($0) } ?? []
  }
}
