import ScenarioLanguage

/// A scenario file after its run, and the transcript that a golden may be recorded from.
struct PlayedFile: Sendable {
  var result: ScenarioResult
  /// Nothing where the file was not played.
  var transcript: String?
  /// How a run by a schedule has ended, as a golden of all runs has it.
  var ending: [String]?
  /// What happened event by event, where it is to be compared.
  var log = EventLog()

  /// Takes a loaded file without playing it.
  init(unplayed loaded: LoadedScenario) {
    let path = loaded.file.path
    result = ScenarioResult(path: path, goldenPath: GoldenStore.path(ofScenario: path))
    result.warnings = loaded.warnings
    result.failures = loaded.errors
    guard let scenario = loaded.scenario else { return }
    result.title = scenario.title
    result.rules = scenario.rules
    result.question = scenario.question
    result.tags = scenario.tags
    result.expectations = scenario.expectations.count
    result.unexplored = scenario.expectations.count { $0.mode == .sometimes }
  }

  /// Plays a loaded file and compares it with its golden; a file with errors is not played.
  init(playing loaded: LoadedScenario, options: RunOptions, keepsTranscript: Bool = false) {
    self.init(unplayed: loaded)
    guard let scenario = loaded.scenario else { return }
    let judged = Player.judge(scenario, options: options)
    let transcript = judged.transcript
    result.exercised = judged.exercised
    result.undecided = judged.undecided
    result.isUnasked = judged.hasDrifted
    result.failures += judged.failures
    self.transcript = transcript
    if keepsTranscript { result.transcript = transcript }
    // It is not the run that the golden is of.
    if judged.hasDrifted { return }
    let golden = GoldenStore.compare(
      transcript, withGoldenAt: result.goldenPath, scenario: result.path,
      isBroken: !judged.failures.isEmpty || judged.undecided != nil)
    result.failures += [golden.failure].compactMap(\.self)
    result.golden = golden.status
  }
}
