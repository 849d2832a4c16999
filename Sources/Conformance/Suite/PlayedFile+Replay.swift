import IntentEngine
import ScenarioLanguage

extension PlayedFile {
  /// Plays the scenario by its schedule.
  ///
  /// - Parameter ending: what must be so at the end, as a golden of all runs has it.
  mutating func replay(_ scenario: Scenario, _ safeguards: Safeguards, ending: [String]?) {
    let judged = Player.judge(scenario, options: RunOptions(safeguards: safeguards))
    result.undecided = judged.undecided
    result.transcript = judged.transcript
    result.isUnasked = judged.hasDrifted
    if ending != nil { (result.expectations, result.unexplored) = (0, 0) }
    // What must be so at the end of the canonical run says nothing of this one.
    result.failures += judged.failures.filter { ending == nil || $0.kind == .universalRule }
    guard case .script(let playthrough) = judged.run, result.undecided == nil else { return }
    let fitting = scenario.outcomes(fitting: playthrough.world)
    let objection = scenario.explore == nil ? nil : scenario.objection(to: fitting, of: "the run")
    result.failures += [objection].compactMap(\.self)
    self.ending = OutcomeLines(playthrough.world).lines
    if let ending, let lines = self.ending, lines != ending {
      let diff = UnifiedDiff(from: bytes(ending), to: bytes(lines)).text
      result.failures.append(
        Failure(
          .goldenDiffers, message: "the run ends otherwise than in the golden", details: diff))
    }
  }

  /// Looks the run's end up in the golden of all runs, where there is one: every run that the
  /// scenario's budget allows ends as one of its outcomes.
  mutating func lookUpEnding(of scenario: Scenario) {
    let path = GoldenStore.path(ofScenario: result.path, ending: GoldenStore.exploredEnding)
    guard scenario.explore != nil, let ending, let golden = try? Files.read(path) else { return }
    let known = ExploredText.outcomes(in: String(decoding: golden, as: UTF8.self))
    if known.contains(where: { $0.lines == ending }) { return }
    result.failures.append(
      Failure(
        .goldenDiffers, message: "the run ends as none of the outcomes in \(path)",
        details: ending))
  }

  private func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }
}
