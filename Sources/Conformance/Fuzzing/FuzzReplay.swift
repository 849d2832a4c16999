/// Plays scenario files once more, each judged as a random run is: by the universal rules, by the
/// reference model, and by whether all comes to rest.
public enum FuzzReplay {
  /// Plays the files.
  ///
  /// - Returns: a result of each, to be told as that of a run.
  /// - Throws: where there are no such files.
  public static func run(
    paths: [String], selection: SafeguardSelection
  ) throws(UsageProblem) -> SuiteResult {
    let files = try ScenarioFinder(paths: paths).files
    var result = SuiteResult(
      scenarios: files.map { play($0, selection) }, without: selection.without)
    result.command = .fuzz
    return result
  }

  private static func play(_ file: ScenarioFile, _ selection: SafeguardSelection) -> ScenarioResult
  {
    let loaded = ScenarioLoader.load(file)
    var result = PlayedFile(unplayed: loaded).result
    guard let scenario = loaded.scenario else { return result }
    guard scenario.population == nil else {
      result.undecided = "a population is not one run, which the reference model could follow"
      return result
    }
    let play = FuzzPlay(scenario, safeguards: selection.safeguards)
    result.undecided = play.playthrough.undecided
    if play.playthrough.drift == nil {
      result.failures += Player.expectationFailures(play.playthrough)
    }
    result.failures += play.findings.map(\.failure)
    return result
  }
}
