extension ScenarioSuite {
  /// Reads and checks scenario files without playing them.
  ///
  /// - Throws: when a path stands for no scenario.
  public static func check(paths: [String], jobs: Int) async throws(UsageProblem) -> SuiteResult {
    let files = try ScenarioFinder(paths: paths).files
    let results = await Workers.map(count: files.count, jobs: jobs) { index in
      PlayedFile(unplayed: ScenarioLoader.load(files[index])).result
    }
    return SuiteResult(scenarios: results)
  }
}
