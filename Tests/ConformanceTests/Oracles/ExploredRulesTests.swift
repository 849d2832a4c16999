import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// The universal rules are asked of every event of every explored run, and not only of the runs that
/// stand for outcomes.
@Suite("Universal rules on explored runs")
struct ExploredRulesTests {
  /// The most worlds that a test looks at: what it is about comes early, and larger ones take long.
  private static let limit = 2_000

  /// A rule, the fault that breaks it, and a scenario in which an event does.
  struct Case: Sendable, CustomTestStringConvertible {
    var oracle: String
    var mutant: Safeguard
    var path: String
    var testDescription: String { "\(oracle), without \(mutant.slug)" }
  }

  static let cases = [
    Case(
      oracle: "one key a decision", mutant: .writeKeyClient,
      path: "06-writes/second-attempt-during-the-commit"),
    Case(
      oracle: "effect, key and audit in one transaction", mutant: .writeAtomicTransaction,
      path: "01-first-steps/07-two-people-one-task"),
    Case(
      oracle: "a record for every answer", mutant: .auditCompleteReplays,
      path: "races/an-undo-and-a-replay"),
    Case(
      oracle: "no undeclared effect", mutant: .intentDeclaredEffects,
      path: "01-first-steps/07-two-people-one-task"),
    Case(
      oracle: "versions that rise by one", mutant: .writeVersionOwn,
      path: "06-writes/second-attempt-during-the-commit"),
    Case(
      oracle: "the same result for the same key", mutant: .writeSameResultStored,
      path: "races/an-undo-and-a-replay"),
    Case(
      oracle: "no sensitive effect without its confirmation", mutant: .confirmRequiredRemoves,
      path: "05-confirmation/declined-means-cancelled"),
    Case(
      oracle: "one open challenge a key", mutant: .confirmBoundOneOpen,
      path: "05-confirmation/declined-means-cancelled"),
    Case(
      oracle: "nothing shown to whom it is hidden from", mutant: .readVisibilityFilter,
      path: "privacy/a-search-finds-only-what-you-may-see"),
    Case(
      oracle: "no queue sent as somebody else", mutant: .recoverQueueBoundUser,
      path: "races/signed-out-with-a-queue"),
    Case(
      oracle: "no team's project given away by one person", mutant: .ownershipQuorumTwo,
      path: "races/a-yes-and-a-demotion"),
    Case(
      oracle: "somebody to administer every project", mutant: .ownershipNeverOrphanedLeave,
      path: "field/f12-the-last-two-admins"),
  ]

  @Test("an event that breaks one is found, with a run that shows it", arguments: cases)
  func found(_ tried: Case) throws {
    let scenario = try #require(
      ScenarioFileTests.load("scenarios/\(tried.path).scenario").scenario)
    let place = try #require(UniversalRules.all.firstIndex { $0.name == tried.oracle })
    let safeguards = Safeguards.all.without(tried.mutant)
    #expect(flaws(of: scenario, safeguards).contains(place))
    #expect(flaws(of: scenario, .all).isEmpty)
    var explorer = ScenarioExplorer(scenario, safeguards: safeguards, limit: Self.limit)
    explorer.weighs = false
    let failures = explorer.run().failures.filter {
      UniversalRules.all[place].rules.contains($0.rule ?? .entryEqual)
        && $0.details.contains("a shortest run that shows it:")
    }
    #expect(failures.count == 1)
  }

  @Test("one is found that no run which stands for an outcome shows")
  func missingRecord() throws {
    let scenario = try self.scenario(
      steps: ["at 0s phone: complete t1 as fin"], explore: ["duplicates 1", "attempts 1"],
      expect: "fin is completed")
    try onlyBetween(scenario, .auditCompleteReplays, finds: .auditComplete)
  }

  @Test(
    "each rule is told once, with the shortest run that breaks it, and the decision that mattered")
  func once() throws {
    let scenario = try self.scenario(
      steps: [
        "at 0s phone: rename t1 to \"Room\" as fin",
        "meanwhile tablet: rename t1 to \"Hall\" as name",
      ], explore: ["losses 1", "attempts 1"], expect: "fin is renamed")
    var explorer = ScenarioExplorer(
      scenario, safeguards: .all.without(.auditCompleteRefusals), limit: 10_000)
    let explored = explorer.run()
    let broken = explored.failures.compactMap(\.rule)
    #expect(broken == [.auditComplete, .measureIntent])
    let shown = explored.outcomes.filter { outcome in
      explorer.broken(by: outcome.schedule).contains { $0.failure.rule == .measureIntent }
    }.map(\.schedule.count)
    #expect(shown.count > 1)
    let measured = try #require(explored.failures.last)
    #expect(measured.schedule?.count == shown.min())
    #expect(
      measured.details.contains("in this run, the shortest of \(shown.count) that show it:"))
    for failure in explored.failures {
      #expect(failure.details.contains { $0.hasPrefix("the decision that mattered: event ") })
    }
    // A whole run is drawn, and an event is known by its worlds.
    #expect(measured.details.contains { $0.contains("of 100 runs that go on at random") })
    #expect(explored.failures[0].details.contains { $0.contains("exactly, over ") })
  }

  @Test("a replay that tells another version is found, where no device shows it")
  func otherVersion() throws {
    let scenario = try self.scenario(
      steps: [
        "at 0s phone: rename t1 to \"Hall\" as name", "then tablet: sync",
        "then tablet: complete t1 as fin",
      ], explore: ["duplicates 1", "attempts 1"], expect: "fin is completed")
    try onlyBetween(scenario, .writeSameResultStored, finds: .writeSameResult)
  }

  @Test("a deletion that goes by itself once too often is found")
  func hammered() throws {
    let scenario = try self.scenario(
      steps: ["at 0s phone: delete t1 as del", "then phone: confirm del"], explore: ["losses 0"],
      expect: "del is deleted")
    let place = UniversalRules.all.firstIndex { $0.name == "no destructive action hammered" }
    let safeguards = Safeguards.all.without(.recoverNotEndlessDestructive)
    #expect(flaws(of: scenario, safeguards) == [try #require(place)])
    #expect(flaws(of: scenario, .all).isEmpty)
  }

  @Test("all but four are asked of every event, and one of every world")
  func asked() {
    let events = UniversalRules.all.count {
      if case .events = $0.exploring { true } else { false }
    }
    #expect(events == UniversalRules.all.count - 4)
  }

  /// Explores a faulty world: its outcomes are the sound one's, the run that stands for the first is
  /// sound as well, and still the rule is found broken.
  private func onlyBetween(
    _ scenario: Scenario, _ mutant: Safeguard, finds rule: Rule
  ) throws {
    let safeguards = Safeguards.all.without(mutant)
    var sound = ScenarioExplorer(scenario, safeguards: .all, limit: 2 * Self.limit)
    var faulty = ScenarioExplorer(scenario, safeguards: safeguards, limit: 2 * Self.limit)
    let explored = faulty.run()
    #expect(explored.outcomes.map(\.lines) == sound.run().outcomes.map(\.lines))
    for outcome in explored.outcomes {
      var played = scenario
      played.schedule = outcome.schedule
      let playthrough = Playthrough(played, safeguards: safeguards)
      #expect(UniversalRules.failures(playthrough).filter { $0.rule == rule }.isEmpty)
    }
    #expect(explored.failures.contains { $0.rule == rule })
  }

  @Test("what is asked of single events finds no fault in any event of a sound run")
  func everyEvent() throws {
    for path in ["questions/q2-3-two-rival-transfers", "field/f10-asked-before-the-merge"] {
      let scenario = try #require(ScenarioFileTests.load("scenarios/\(path).scenario").scenario)
      #expect(flaws(of: scenario, .all).isEmpty)
    }
  }

  @Test("a golden says what is not asked of every run")
  func told() throws {
    let scenario = try self.scenario(
      steps: ["at 0s phone: complete t1 as fin"], explore: ["attempts 1"],
      expect: "fin is completed")
    var explorer = ScenarioExplorer(scenario, safeguards: .all, limit: 1_000)
    let text = explorer.run().text
    #expect(text.contains("\n  asked of these runs alone: measures that agree with the audit, "))
    #expect(text.contains("\n  asked of no run: a twin world that receives the same\n"))
  }

  /// The places of the rules that events break.
  private func flaws(of scenario: Scenario, _ safeguards: Safeguards) -> [Int] {
    var options = WorldOptions()
    options.safeguards = safeguards
    options.explore(scenario.explore ?? ExploreBudget())
    options.keepsHistory = false
    options.keepsReplies = false
    options.keepsFingerprint = true
    var explorer = Explorer(World(scenario.setup, options: options), limit: Self.limit)
    explorer.judge = { UniversalRules.broken(by: Passage(before: $0, world: $1)) }
    return explorer.run(onlyFinals: true) { _, _, _ in }.flaws.map(\.number).sorted()
  }

  private func scenario(steps: [String], explore: [String], expect: String) throws -> Scenario {
    let lines =
      [
        "scenario Two devices", "world", "  tenant acme", "    user alice",
        "    project launch \"Launch\" owned by alice", "      task t1 \"Book the venue\"",
        "devices", "  phone of alice", "  tablet of alice", "steps",
      ] + steps.map { "  " + $0 } + ["explore"] + explore.map { "  " + $0 }
      + ["expect", "  " + expect]
    let text = lines.map { $0 + "\n" }.joined()
    let compiled = ScenarioCompiler.compile(path: "two.scenario", bytes: Array(text.utf8))
    let messages = compiled.diagnostics.map(\.message).joined(separator: "; ")
    return try #require(compiled.scenario, "\(messages)")
  }
}
