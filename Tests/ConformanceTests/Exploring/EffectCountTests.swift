import IntentEngine
import IntentSimulation
import Testing

@testable import Conformance

/// A world that keeps no past counts effects while it runs: explored runs are held to that count.
@Suite("Effects that are counted where nothing is kept")
struct EffectCountTests {
  @Test("they are as many as the audit has", arguments: ScenarioFileTests.paths)
  func sameAsInTheAudit(path: String) throws {
    let scenario = try #require(ScenarioFileTests.load(path).scenario)
    guard scenario.population == nil, scenario.schedule == nil else { return }
    var options = WorldOptions()
    options.countsEffects = true
    var run = CanonicalRun(scenario.setup, options: options)
    _ = run.run()
    for index in 0..<scenario.setup.invocationCount {
      let invocation = InvocationID(index)
      let counted = run.world.effects(of: invocation)
      #expect(
        counted == Playthrough.effectCount(of: invocation, in: run.world),
        "\(scenario.setup.names[invocation])")
    }
  }
}
