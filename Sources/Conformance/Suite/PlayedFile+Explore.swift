import IntentEngine
import ScenarioLanguage

extension PlayedFile {
  /// Explores a loaded file and compares what was found with its golden; a file with errors is not
  /// explored.
  init(exploring loaded: LoadedScenario, safeguards: Safeguards, limit: Int) {
    self.init(unplayed: loaded)
    result.goldenPath = GoldenStore.path(
      ofScenario: result.path, ending: GoldenStore.exploredEnding)
    guard let scenario = loaded.scenario else { return }
    var explorer = ScenarioExplorer(scenario, safeguards: safeguards, limit: limit)
    let explored = explorer.run()
    if case .unknown(let reason) = explored.verdict { result.undecided = reason }
    let golden = GoldenStore.compare(
      explored.text, withGoldenAt: result.goldenPath, scenario: result.path, command: "explore",
      isBroken: !explored.failures.isEmpty || result.undecided != nil)
    result.expectations =
      scenario.outcomes.count + scenario.expectations.count { $0.mode != .plain }
    result.unexplored = 0
    result.failures += explored.failures + [golden.failure].compactMap(\.self)
    result.golden = golden.status
    result.explored = explored.figures
    transcript = explored.text
  }
}
