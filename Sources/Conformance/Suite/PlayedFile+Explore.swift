import IntentEngine
import ScenarioLanguage

extension PlayedFile {
  /// Explores a loaded file and compares what was found with its golden; a file with errors is not
  /// explored.
  init(
    exploring loaded: LoadedScenario, safeguards: Safeguards, limit: Int,
    reductions: Reductions = .usual, shuffle: UInt64? = nil
  ) {
    self.init(unplayed: loaded)
    guard let scenario = loaded.scenario else { return }
    let plain = Player.judgePlainLines(scenario, safeguards: safeguards)
    result.failures += plain.failures
    result.undecided = plain.undecided
    var explorer = ScenarioExplorer(
      scenario, safeguards: safeguards, limit: limit, reductions: reductions,
      known: ExploredText.known(of: result.path), shuffle: shuffle)
    hold(explorer.run())
  }

  /// Takes what a search has found, and compares it with its golden.
  mutating func hold(_ explored: ExploredScenario) {
    result.goldenPath = GoldenStore.path(
      ofScenario: result.path, ending: GoldenStore.exploredEnding)
    result.expectations = explored.scenario.outcomes.count + explored.scenario.expectations.count
    result.unexplored = 0
    result.explored = explored.figures
    result.failures += explored.failures
    transcript = explored.text
    switch explored.verdict {
    case .complete, .sampled: break
    case .unknown(let reason):
      result.undecided = reason
      result.unexplored = explored.openLines
    case .bounded:
      // What was seen is a part only: it is held to no golden, and becomes none.
      result.undecided = explored.verdict.text
      result.unexplored = explored.openLines
      return
    }
    let golden = GoldenStore.compare(
      explored.text, withGoldenAt: result.goldenPath, scenario: result.path, command: "explore",
      isBroken: !result.failures.isEmpty || result.undecided != nil)
    result.failures += [golden.failure].compactMap(\.self)
    result.golden = golden.status
  }
}

extension ExploredScenario {
  /// How many lines ask something of all runs and are not found broken: of these nothing is known where
  /// not all was seen.
  fileprivate var openLines: Int {
    let lines = scenario.expectations.filter { $0.mode != .plain }.map(\.line)
    let broken = Set(failures.filter { $0.kind == .expectation }.compactMap(\.line))
    return (lines + scenario.outcomes.map(\.line)).count { !broken.contains($0) }
  }
}

extension ExploredText {
  /// The outcomes of the golden of a scenario; none where it has no golden yet.
  static func known(of path: String) -> [Outcome] {
    let golden = GoldenStore.path(ofScenario: path, ending: GoldenStore.exploredEnding)
    guard let bytes = try? Files.read(golden) else { return [] }
    let text = String(decoding: bytes, as: UTF8.self)
    return outcomes(in: text)
  }
}
