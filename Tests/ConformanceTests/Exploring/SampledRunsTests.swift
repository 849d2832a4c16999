import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// Drawing runs where there are too many to play them all.
@Suite("Sampled runs")
struct SampledRunsTests {
  @Test("the same runs are drawn every time, and what they show ends so when it is played again")
  func drawn() throws {
    let scenario = try scenario(["losses 1", "duplicates 1", "attempts 1", "samples 60"])
    let explored = explore(scenario)
    #expect(explored.verdict == .sampled(runs: 60))
    #expect(explored.failures.map(\.message) == [])
    #expect(explored.text == explore(scenario).text)
    #expect(
      explored.text.contains(
        "\n  SAMPLED by 60 runs\n"
          + "  what none of them shows is in at most 4.9929% of such runs (95% confidence)\n"))
    #expect(explored.exploration.finals == 60)
    #expect(explored.outcomes.contains { $0.faults == 0 } && explored.outcomes.count > 1)
    for outcome in explored.outcomes {
      var options = WorldOptions()
      options.explore(try #require(scenario.explore))
      var run = ScheduledRun(scenario.setup, options: options, schedule: outcome.schedule)
      #expect(run.run() == .finished)
      #expect(OutcomeLines(run.world).lines == outcome.lines)
      #expect(run.world.faultsTaken == outcome.faults)
    }
  }

  @Test("what all runs end like, a search finds as well")
  func known() throws {
    let some = explore(try scenario(["losses 1", "attempts 1", "samples 30"]))
    let all = explore(try scenario(["losses 1", "attempts 1"]))
    #expect(all.verdict == .complete)
    #expect(Set(some.outcomes.map(\.lines)).isSubset(of: all.outcomes.map(\.lines)))
  }

  @Test("a required end that no drawn run reaches, and a forbidden one that one reaches, fail")
  func judged() throws {
    let explored = explore(
      try scenario(
        ["losses 1", "attempts 1", "samples 30"],
        outcomes: [
          "required: fin is forbidden", "forbidden: fin is parked", "allowed: fin is completed",
        ]))
    #expect(
      explored.failures.map(\.message) == [
        "no run of the 30 that were drawn ends as it must: required: fin is forbidden",
        "a run ends as is forbidden",
      ])
    #expect(explored.failures[1].details.contains("a run that shows it:"))
    #expect(explored.failures[1].details.contains("and 1 other outcome"))
  }

  @Test("a universal rule is asked of every drawn run, and always of every world")
  func rules() throws {
    let twice = try scenario(
      ["duplicates 1", "samples 30"], step: "comment \"Hi\" on t1 as fin", expect: ["fin is added"])
    let broken = explore(twice, .all.without(.writeOnce)).failures
    #expect(broken.count { $0.rule == .writeOnce } == 1, "each rule is told once")
    #expect(
      broken.contains { $0.details.contains { $0.hasPrefix("the decision that mattered: ") } })
    let still = try scenario(
      ["samples 3"], expect: ["always t1 is at version 1", "fin is completed"])
    #expect(explore(still).failures.map(\.message) == ["expected: always t1 is at version 1"])
  }

  @Test(
    "how frequent at most is what no run shows, is rounded up",
    arguments: [(1, "100"), (3, "99.8578"), (1000, "0.2996"), (100_000, "0.003")])
  func rarity(runs: Int, share: String) {
    #expect(ExplorationVerdict.rarity(runs) == share)
  }

  private func explore(
    _ scenario: Scenario, _ safeguards: Safeguards = .all
  ) -> ExploredScenario {
    var explorer = ScenarioExplorer(scenario, safeguards: safeguards, limit: 100_000)
    return explorer.run()
  }

  private func scenario(
    _ explore: [String], step: String = "complete t1 as fin", outcomes: [String] = [],
    expect: [String] = []
  ) throws -> Scenario {
    try RaceScenario.compile(
      steps: ["at 0s phone: \(step)"], explore: explore, outcomes: outcomes, expect: expect)
  }
}
