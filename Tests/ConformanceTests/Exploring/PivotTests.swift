import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// The decision at which a failing run came to fail, and the chances at all of its decisions.
@Suite("Pivots")
struct PivotTests {
  /// A failure that a world shows at its end, and one that an event shows.
  private static var ofEnds: FailureSign {
    .world { world, isFinal in
      isFinal && world.status(of: InvocationID(0)).word == "parked"
    }
  }
  private static var ofEvents: FailureSign {
    .event { passage in
      passage.decisions.contains { place in
        guard case .decided(_, _, let reply) = passage.world.trace[place].event else {
          return false
        }
        return reply.isReplay
      }
    }
  }

  @Test("a chance that is worked out is that of following every way for itself", arguments: [0, 1])
  func exact(number: Int) throws {
    let sign = [PivotTests.ofEnds, PivotTests.ofEvents][number]
    let run = try watched(sign)
    var table = ChanceTable()
    var shares: Set<Double> = []
    for choice in run.choices {
      var next = run
      next.step(choice)
      for choice in next.choices {
        let share = table.chance(after: choice, in: next)
        #expect(abs(share - PivotTests.followed(next, choice)) < 1e-12)
        shares.insert(share)
      }
    }
    #expect(shares.count > 1 && shares.contains { $0 > 0 && $0 < 1 })
  }

  @Test("runs that are drawn come near what is worked out, for whole runs as well")
  func sampled() throws {
    let ofRuns = FailureSign.run { $0.world.status(of: InvocationID(0)).word == "parked" }
    var table = ChanceTable()
    let (ends, runs) = (try watched(PivotTests.ofEnds), try watched(ofRuns))
    #expect(ends.choices == runs.choices)
    for choice in ends.choices {
      var sampler = ChanceSampler([], place: 0)
      let share = table.chance(after: choice, in: ends)
      #expect(abs(sampler.chance(after: choice, in: ends).share - share) < 0.15)
      #expect(abs(sampler.chance(after: choice, in: runs).share - share) < 0.15)
    }
  }

  @Test(
    "what is drawn depends on every event of the run and on the place in it, and on nothing else")
  func seed() throws {
    let run = try watched(PivotTests.ofEnds)
    func drawn(_ events: [String], _ place: Int) -> [Chance] {
      var sampler = ChanceSampler(events, place: place)
      return (0..<4).map { _ in sampler.chance(after: run.choices[0], in: run) }
    }
    let usual = drawn(["deliver request of fin", "crash"], 0)
    #expect(usual == drawn(["deliver request of fin", "crash"], 0))
    let others = [
      drawn(["deliver request of fin", "restart"], 0), drawn(["retry fin", "crash"], 0),
      drawn(["deliver request of fin", "crash"], 1), drawn(["deliver request of fi", "ncrash"], 0),
    ]
    for other in others { #expect(other != usual) }
  }

  @Test("the pivot is told with chances, and with how they were found")
  func text() throws {
    let scenario = try PivotTests.scenario(["always t1 is at version 1"])
    var explorer = ScenarioExplorer(scenario, safeguards: .all, limit: 10_000)
    let whole = try #require(explorer.run().failures.first).details
    #expect(whole.contains("the decision that mattered: event 2, `deliver request of fin`"))
    #expect(whole.contains { $0.hasPrefix("  fails 100%; with `lose request of fin` instead ") })
    #expect(whole.contains { $0.contains(#/decision, exactly, over \d+ worlds \(uniform, /#) })
    // What is not known as a whole, or is too large, is drawn.
    var bounded = ScenarioExplorer(scenario, safeguards: .all, limit: 9)
    var large = ScenarioExplorer(scenario, safeguards: .all, limit: 10_000)
    let worlds = large.run().exploration.states
    large = ScenarioExplorer(scenario, safeguards: .all, limit: 10_000)
    large.exactLimit = worlds - 1
    for drawn in [bounded.run(), large.run()] {
      let details = try #require(drawn.failures.first).details
      #expect(
        details.contains { $0.hasPrefix("  fails 100% (96 to 100%); with `lose request of ") })
      #expect(
        details.contains { $0.contains("decision, of 100 runs that go on at random (uniform") })
    }
    large = ScenarioExplorer(scenario, safeguards: .all, limit: 10_000)
    large.exactLimit = worlds
    #expect(try #require(large.run().failures.first).details == whole)
  }

  @Test("where every run fails, no decision mattered")
  func hopeless() throws {
    let scenario = try PivotTests.scenario(["finally fin is forbidden"])
    var explorer = ScenarioExplorer(scenario, safeguards: .all, limit: 10_000)
    let details = try #require(explorer.run().failures.first).details
    let last = try #require(details.last)
    #expect(
      last.hasPrefix("no decision mattered: it fails as often with every other choice, exact"))
  }

  @Test(
    "only what is certain is called 0% or 100%, and what is drawn has an interval",
    arguments: [
      (Chance.exact(0), "0%"), (.exact(0.000_1), "<0.1%"), (.exact(0.125), "12.5%"),
      (.exact(1 / 3), "33.3%"), (.exact(0.5), "50%"), (.exact(0.999_9), ">99.9%"),
      (.exact(1), "100%"), (.sampled(failed: 0, runs: 100), "0% (0 to 4%)"),
      (.sampled(failed: 53, runs: 100), "53% (43 to 63%)"),
    ])
  func words(chance: Chance, text: String) { #expect(chance.text == text) }

  /// The chance after a choice, by following every way without keeping anything in mind.
  private static func followed(_ run: WatchedRun, _ choice: Choice) -> Double {
    var next = run
    next.step(choice)
    let choices = next.choices
    if next.hasFailed(isFinal: choices.isEmpty) { return 1 }
    if choices.isEmpty { return 0 }
    return choices.reduce(0) { $0 + followed(next, $1) } / Double(choices.count)
  }

  private func watched(_ sign: FailureSign) throws -> WatchedRun {
    let scenario = try PivotTests.scenario(["fin is completed"])
    let explorer = ScenarioExplorer(scenario, safeguards: .all, limit: 10_000)
    return WatchedRun(scenario, explorer.root, for: sign)
  }

  private static func scenario(_ expect: [String]) throws -> Scenario {
    try RaceScenario.compile(
      devices: ["phone"], steps: ["at 0s phone: complete t1 as fin"],
      explore: ["losses 1", "duplicates 1", "attempts 1"], expect: expect)
  }
}
