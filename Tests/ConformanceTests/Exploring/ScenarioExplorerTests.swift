import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// What `intentsim explore` says of a scenario.
@Suite("Exploring a scenario")
struct ScenarioExplorerTests {
  @Test("every order, and a loss, is played, and every outcome has a run that ends so")
  func complete() throws {
    let explored = try explore(
      explore: ["losses 1", "attempts 1"],
      outcomes: [
        "required: fin is completed", "interesting: fin is parked and t1 is done",
        "allowed: fin is parked",
      ])
    #expect(explored.failures.map(\.message) == [])
    #expect(explored.verdict == .complete)
    #expect(explored.outcomes.map(\.kindWord) == ["required", "interesting", "allowed"])
    #expect(explored.outcomes.map(\.faults) == [0, 1, 1])
  }

  @Test("the run that stands for an outcome ends so when it is played again")
  func witness() throws {
    let scenario = try race(explore: ["losses 1", "duplicates 1", "attempts 1"])
    var explorer = ScenarioExplorer(scenario, safeguards: .all, limit: 100_000)
    let explored = explorer.run()
    #expect(explored.outcomes.count > 3)
    for outcome in explored.outcomes {
      var options = WorldOptions()
      options.explore(try #require(scenario.explore))
      var run = ScheduledRun(scenario.setup, options: options, schedule: outcome.schedule)
      #expect(run.run() == .finished)
      #expect(OutcomeLines(run.world).lines == outcome.lines)
      #expect(run.world.faultsTaken == outcome.faults, "it needs no more faults than it takes")
    }
  }

  @Test("what an operation that rests was told last is told with it")
  func told() throws {
    let explored = try explore(
      explore: ["losses 1", "duplicates 1", "attempts 1", "split commits"],
      outcomes: ["allowed: fin is parked", "allowed: fin is completed"])
    let lines = explored.outcomes.flatMap(\.lines)
    #expect(lines.contains { $0.hasSuffix("parked  1 effect  told: in-progress") })
    #expect(lines.contains { $0.hasSuffix("parked  1 effect") })
  }

  @Test("a schedule is read as it is written")
  func schedule() throws {
    let scenario = try race(explore: ["crashes 1", "expiries 1", "attempts 1"])
    var explorer = ScenarioExplorer(scenario, safeguards: .all, limit: 100_000)
    let explored = explorer.run()
    for outcome in explored.outcomes {
      let lines = ScheduleText(scenario: scenario).lines(outcome.schedule)
      let read = try race(explore: [], schedule: lines)
      #expect(read.schedule == outcome.schedule)
    }
    #expect(explored.outcomes.contains { $0.schedule.contains(.crash) })
  }

  @Test("a forbidden end, one that no line describes, and one that must be and is not: each fails")
  func classes() throws {
    let forbidden = try explore(
      explore: ["losses 1", "attempts 1"],
      outcomes: ["forbidden: t1 is open", "allowed: t1 is done"])
    #expect(forbidden.failures.map(\.message) == ["a run ends as is forbidden"])
    #expect(forbidden.failures[0].details.contains("  lose request of fin"))
    #expect(
      forbidden.failures[0].details.contains(
        "the decision that mattered: event 2, `lose request of fin`"))
    let undescribed = try explore(
      explore: ["losses 1", "attempts 1"], outcomes: ["allowed: fin is completed"])
    #expect(
      Set(undescribed.failures.map(\.message)) == ["a run ends as no line of `outcomes` says"])
    let details = try #require(undescribed.failures.first).details
    #expect(undescribed.failures.count == 1 && undescribed.outcomes.count > 2)
    #expect(details.contains("and \(undescribed.outcomes.count - 2) other outcome"))
    let missing = try explore(
      explore: ["attempts 1"],
      outcomes: ["required: t1 is open", "allowed: t1 is done"])
    #expect(missing.failures.map(\.message) == ["no run ends as it must: required: t1 is open"])
  }

  @Test("a limit on waits given up early leaves late answers out, and what is lost is waited for")
  func timeouts() throws {
    func explored(_ budget: [String]) throws -> ExploredScenario {
      try explore(explore: budget + ["attempts 2"], outcomes: [])
    }
    let patient = try explored(["timeouts 0"])
    #expect(patient.outcomes.count == 1)
    let lossy = try explored(["losses 1", "timeouts 0"])
    let words = lossy.outcomes.flatMap(\.lines).filter { $0.contains("fin  ") }
    #expect(words.contains { $0.contains("completed  1 effect") })
    #expect(!words.contains { $0.contains("kept") }, "nobody waits for ever")
    let once = try explored(["timeouts 1"])
    let free = try explored([])
    #expect(patient.exploration.states < once.exploration.states)
    #expect(once.exploration.states <= free.exploration.states)
    #expect(once.text.contains("\n  orders as the script leaves them, timeouts 1, attempts 2\n"))
  }

  @Test("what must be is not there where all that is like it is forbidden as well")
  func both() throws {
    let explored = try explore(
      explore: ["losses 1", "attempts 1"],
      outcomes: [
        "required: fin is parked", "forbidden: t1 is open", "forbidden: fin took effect once",
        "allowed: fin is completed",
      ])
    #expect(
      explored.failures.contains { $0.message == "no run ends as it must: required: fin is parked" }
    )
    let forbidden = explored.failures.filter { $0.message == "a run ends as is forbidden" }
    #expect(
      forbidden.contains { $0.details[0] == "line 16 says otherwise: required: fin is parked" })
  }

  @Test("always, finally and sometimes are asked of every run")
  func modes() throws {
    let explored = try explore(
      explore: ["losses 1", "attempts 1"], outcomes: [],
      expect: [
        "always t1 is at version 1", "finally fin is completed", "sometimes t1 is open",
        "sometimes fin is forbidden", "fin is completed",
      ])
    #expect(
      explored.failures.map(\.message) == [
        "expected: always t1 is at version 1", "expected: finally fin is completed",
        "expected: sometimes fin is forbidden",
      ])
  }

  @Test("a key that takes effect twice is found on whatever way")
  func onceAKey() throws {
    let scenario = try RaceScenario.compile(
      steps: ["at 0s phone: comment \"Hi\" on t1 as note"],
      explore: ["duplicates 1", "attempts 1"], expect: ["sometimes note is added"])
    var explorer = ScenarioExplorer(
      scenario, safeguards: Safeguards.all.without(.writeOnce), limit: 100_000)
    #expect(explorer.run().failures.contains { $0.rule == .writeOnce })
  }

  @Test("a limit is never called complete")
  func bounded() throws {
    var explorer = ScenarioExplorer(
      try race(explore: ["losses 1"]), safeguards: .all, limit: 5)
    #expect(explorer.run().verdict == .bounded(worlds: 5))
  }

  @Test("a schedule that does not fit has drifted, and never holds")
  func drifted() throws {
    let scenario = try race(
      explore: [], schedule: ["phone: rename t1 to \"Room\" as fin", "deliver reply to fin"])
    let played = Player.play(scenario, options: RunOptions())
    #expect(
      played.undecided
        == "drifted: event 2 of the schedule can't happen there: `deliver reply to fin`; what can: "
        + "`tablet: rename t1 to \"Hall\" as name`, `deliver request of fin`, `retry fin`")
  }

  @Test("the lines of one run are not kept where that run has drifted")
  func driftedLines() throws {
    let scenario = try race(
      explore: [], schedule: ["phone: rename t1 to \"Room\" as fin", "deliver reply to fin"])
    let plain = Player.judgePlainLines(scenario, safeguards: .all)
    #expect(plain.failures == [])
    #expect(plain.undecided?.hasPrefix("drifted: event 2 of the schedule") == true)
  }

  private func explore(
    explore: [String], outcomes: [String], expect: [String] = []
  ) throws -> ExploredScenario {
    var explorer = ScenarioExplorer(
      try RaceScenario.compile(
        steps: ["at 0s phone: complete t1 as fin"], explore: explore, outcomes: outcomes,
        expect: expect),
      safeguards: .all, limit: 100_000)
    return explorer.run()
  }

  private func race(explore: [String], schedule: [String] = []) throws -> Scenario {
    try RaceScenario.compile(
      steps: [
        "at 0s phone: rename t1 to \"Room\" as fin",
        "meanwhile tablet: rename t1 to \"Hall\" as name",
      ],
      explore: explore, schedule: schedule, expect: ["sometimes name is renamed", "fin is renamed"])
  }
}
