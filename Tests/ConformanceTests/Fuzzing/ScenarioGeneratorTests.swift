import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// Random scenarios are scenarios like any other: files, of all that there is.
struct ScenarioGeneratorTests {
  private static let seeds: ClosedRange<UInt64> = 1...300

  private static func generated(_ seed: UInt64) -> GeneratedScenario {
    var choices = ChoiceSequence(seed: seed)
    return ScenarioGenerator.generate(&choices)
  }

  @Test func everyScenarioIsAValidFile() throws {
    for seed in Self.seeds {
      let text = try FuzzedFile.text(of: Self.generated(seed), title: "Seed \(seed)", story: [])
      let bytes = Array(text.utf8)
      let compiled = ScenarioCompiler.compile(path: FuzzedFile.path, bytes: bytes)
      let errors = compiled.diagnostics.filter { $0.severity == .error }
      #expect(errors.map { "\(seed): \($0.message)" } == [])
    }
  }

  @Test func theFilePlaysAsTheScenarioDoes() throws {
    for seed in Self.seeds {
      let generated = Self.generated(seed)
      let text = try FuzzedFile.text(of: generated, title: "Seed", story: [])
      let written = try #require(FuzzedFile.scenario(text))
      var scenario = Scenario(path: FuzzedFile.path, title: "Seed", setup: generated.setup)
      scenario.stepTexts = written.stepTexts
      let own = Playthrough(scenario, safeguards: .all)
      let other = Playthrough(written, safeguards: .all)
      let lines = [own, other].map { Transcript($0).text.split(separator: "\n") }
      let place = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(place.map { "seed \(seed): \($0.element)" } == nil)
      #expect(lines[0].count == lines[1].count, "seed \(seed)")
    }
  }

  @Test func theSameDecisionsMakeTheSameScenario() {
    for seed in Self.seeds {
      let first = FuzzSeed(Int(seed), safeguards: .all)
      let again = FuzzSeed(ChoiceSequence(recorded: first.choices), safeguards: .all)
      #expect(first.generated.setup.script == again.generated.setup.script)
      #expect(first.play.playthrough.world.trace == again.play.playthrough.world.trace)
      #expect(first.choices == again.choices)
    }
  }

  @Test func noDecisionsMakeTheSimplestScenario() {
    var choices = ChoiceSequence(recorded: [])
    let simplest = ScenarioGenerator.generate(&choices)
    #expect(simplest.strategy == .timed)
    #expect(simplest.settling == 0)
    #expect(simplest.swarm.conditions.list == [])
    #expect(simplest.setup.genesis.users.count == 1)
    #expect(simplest.setup.devices.count == 1)
  }

  @Test func everyIntentIsPlayed() {
    var played = Set<IntentKind>()
    for seed in 1...1_500 {
      for step in Self.generated(UInt64(seed)).setup.script {
        if case .invoke(let invocation) = step.action { played.insert(invocation.intent) }
      }
    }
    #expect(IntentKind.allCases.filter { !played.contains($0) }.map(\.slug) == [])
  }

  @Test func everyActionIsPlayedButThoseThatAreKnown() {
    var played = Set<String>()
    for seed in 1...1_500 {
      for step in Self.generated(UInt64(seed)).setup.script {
        played.insert(String("\(step.action)".prefix { $0.isLetter }))
      }
    }
    let unplayed = ["suggest", "dismiss", "discover", "setFile"]
    #expect(played.isDisjoint(with: unplayed))
    let known = [
      "invoke", "confirm", "decline", "choose", "replay", "run", "pickUp", "retry", "goOffline",
      "goOnline", "lock", "unlock", "background", "foreground", "killApp", "openApp", "signIn",
      "signOut", "switchTenant", "updateApp", "sync", "crash", "restart", "unavailable",
      "slowCommit", "expireSession", "fault", "partition", "heal",
    ]
    #expect(known.filter { !played.contains($0) } == [])
  }

  @Test func everyConditionIsPlayedInSomeSeedsAndNotInOthers() {
    let drawn = Self.seeds.map { Self.generated($0).swarm }
    for condition in FuzzCondition.allCases {
      let count = drawn.count { $0.has(condition) }
      #expect(count > 50 && count < 250, "\(condition.word): \(count)")
    }
  }
}
