import Foundation
import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// Breaking a rule that a beat relies on breaks that beat.
@Suite("What the beats of walkthroughs rely on")
struct WalkthroughGuardTests {
  private static let folder =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/scenarios/questions"

  @Test("without what it leaves out itself, a beat breaks", arguments: WalkthroughTests.names)
  func leftOut(name: String) throws {
    let walkthrough = try Self.walkthrough(name)
    var scene: Int?
    var count = 0
    for (place, beat) in walkthrough.beats.enumerated() {
      for act in beat.acts {
        if case .scene(let next) = act.kind { scene = next }
        guard case .without(let name, _) = act.kind else { continue }
        let safeguards = try SafeguardSelection(without: [name]).safeguards
        let told = Self.told(walkthrough, of: try #require(scene), without: safeguards)
        #expect(!told[place].failures.isEmpty, "\"\(beat.title)\" holds without \(name)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test(
    "without what a scene needs of what it cites, or of what asks or refuses in it, a beat breaks",
    arguments: WalkthroughTests.names)
  func needed(name: String) throws {
    let walkthrough = try Self.walkthrough(name)
    for (index, scene) in walkthrough.scenes.enumerated() where scene.population == nil {
      let cited = scene.rules.flatMap(\.safeguards).map { ($0.slug, Safeguards.all.without($0)) }
      let deciding = Self.deciding(in: scene).map { ($0.slug, Safeguards.all.without($0)) }
      for (name, safeguards) in cited + deciding where !Self.holds(scene, safeguards) {
        let told = Self.told(walkthrough, of: index, without: safeguards)
        #expect(
          told.contains { !$0.failures.isEmpty }, "\"\(scene.title)\" is told without \(name)")
      }
    }
  }

  /// To play it once for each clause would take too long.
  @Test("of people over weeks everything is told that their file expects")
  func expected() throws {
    let walkthrough = try Self.walkthrough("q3")
    for (index, scene) in walkthrough.scenes.enumerated() where scene.population != nil {
      let held = walkthrough.telling(of: index).beats.flatMap(\.acts).flatMap { act -> [Fact] in
        if case .holds(let facts) = act.kind { facts } else { [] }
      }
      for expectation in scene.expectations {
        #expect(expectation.facts.allSatisfy(held.contains), "\(expectation.text)")
      }
    }
  }

  /// The rules of answers that ask, refuse or repeat. What is simply done bears the name of the last
  /// rule that let it pass, and what is hidden the name under which nothing is found, whichever rule
  /// hides it.
  private static func deciding(in scene: Scenario) -> [Rule] {
    let rules = Playthrough(scene, safeguards: .all).world.trace.compactMap { occurrence -> Rule? in
      guard case .decided(_, _, let reply) = occurrence.event,
        !reply.outcome.isSuccess || reply.isReplay, reply.outcome != .notFound
      else { return nil }
      return reply.rule
    }
    return Rule.allCases.filter(rules.contains)
  }

  /// Whether a scenario by itself is as its `expect` lines say; the universal rules are held to by
  /// every story that plays it.
  private static func holds(_ scene: Scenario, _ safeguards: Safeguards) -> Bool {
    !Player.judge(scene, options: RunOptions(safeguards: safeguards)).failures
      .contains { $0.kind == .expectation }
  }

  /// The beats with what they tell of one scene alone.
  private static func told(
    _ walkthrough: Walkthrough, of scene: Int, without safeguards: Safeguards
  ) -> [WalkedBeat] {
    WalkthroughPlay.all(of: walkthrough.telling(of: scene), safeguards: safeguards)
  }

  private static func walkthrough(_ name: String) throws -> Walkthrough {
    try WalkthroughFile("\(folder)/\(name).walkthrough").walkthrough
  }
}

extension Walkthrough {
  /// The same beats with the acts of one scene alone. What would be so without a rule says nothing of
  /// a world that lacks another one, and is left out.
  fileprivate func telling(of scene: Int) -> Walkthrough {
    var told = self
    var isTold = false
    for place in told.beats.indices {
      told.beats[place].acts = told.beats[place].acts.filter { act in
        if case .scene(let next) = act.kind { isTold = next == scene }
        if case .without = act.kind { return false }
        return isTold
      }
    }
    return told
  }
}
