import ScenarioLanguage

/// Explores scenarios and holds what was found to their goldens.
public struct ExploreSuite: Sendable {
  private let options: ExploreOptions

  /// Makes a suite that has not begun.
  public init(_ options: ExploreOptions) { self.options = options }

  /// Explores everything that has an `explore` part; the result is the same whatever the number of
  /// jobs.
  ///
  /// - Parameter progress: is told how many files of how many are done.
  /// - Throws: when there is nothing to explore, or the options contradict each other.
  public func run(
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws(UsageProblem) -> SuiteResult {
    try checkOptions()
    let found = try ScenarioFinder(paths: options.paths)
    let loaded = await load(found)
    try checkNamed(loaded)
    guard let result = await explore(found, loaded, progress: progress) else {
      throw nothingToExplore
    }
    return result
  }

  /// Explores what has an `explore` part among the rest.
  ///
  /// - Returns: `nil` where nothing has one.
  package func runAny() async throws(UsageProblem) -> SuiteResult? {
    try checkOptions()
    let found = try ScenarioFinder(paths: options.paths)
    return await explore(found, await load(found)) { _, _ in }
  }

  private func load(_ found: ScenarioFinder) async -> [LoadedScenario] {
    await Workers.map(count: found.files.count, jobs: options.jobs) { index in
      ScenarioLoader.load(found.files[index])
    }
  }

  private func explore(
    _ found: ScenarioFinder, _ loaded: [LoadedScenario], progress: (Int, Int) -> Void
  ) async -> SuiteResult? {
    let wanted = loaded.filter(isWanted)
    let worlds = WorldsGolden(options)
    var orphans = orphans(found, loaded)
    if wanted.isEmpty { orphans += settled([worlds?.orphan].compactMap(\.self)) }
    // What was explored once and is not any more leaves its golden behind.
    if wanted.isEmpty, orphans.isEmpty || options.filter != nil { return nil }
    var explored = await explore(wanted, progress: progress)
    if options.isUpdate { GoldenRecorder.record(&explored) }
    var result = SuiteResult(
      scenarios: explored.map(\.result), orphans: orphans,
      without: options.selection.without)
    result.command = .explore
    if options.limit != ExploreOptions.limit {
      result.arguments = ["--limit", String(options.limit)]
    }
    result.arguments += options.reductions.arguments
    if let seed = options.shuffle { result.arguments += ["--shuffle", String(seed)] }
    guard !wanted.isEmpty else { return result }
    result.failures = [worlds?.compare(result.scenarios, isUpdate: options.isUpdate)]
      .compactMap(\.self)
    result.secondRun = secondRun(of: explored)
    return result
  }

  private func checkOptions() throws(UsageProblem) {
    try RecordingChecks.check(
      jobs: options.jobs, isUpdate: options.isUpdate, selection: options.selection,
      secondProgram: options.secondProgram)
    guard options.limit > 0 else { throw UsageProblem("the limit must be at least 1") }
    if options.shuffle != nil && (options.isUpdate || options.secondProgram != nil) {
      throw UsageProblem(
        "another order of moves is for a comparison with goldens: --shuffle goes with neither "
          + "--update nor --twice")
    }
    if options.isUpdate && options.limit != ExploreOptions.limit {
      throw UsageProblem(
        "a golden is recorded under the usual limit: --update or --limit, not both")
    }
  }

  private func secondRun(of explored: [PlayedFile]) -> SecondRun? {
    guard let program = options.secondProgram else { return nil }
    let first = explored.compactMap { file in
      file.transcript.map { Transcripts.Entry(path: file.result.path, text: Array($0.utf8)) }
    }
    var second = SecondProcess(
      program: program, without: options.selection.without, jobs: options.jobs == 1 ? 3 : 1)
    second.isExploring = true
    second.limit = options.limit
    second.reductions = reductions
    return second.compare(with: first)
  }

  /// Who names a file wants that one explored.
  private func checkNamed(_ loaded: [LoadedScenario]) throws(UsageProblem) {
    let named = Set(options.paths.map(PathName.normalized))
    let unexplorable = loaded.first { file in
      named.contains(file.file.path) && file.scenario.map { $0.explore == nil } ?? false
    }
    guard let unexplorable else { return }
    throw UsageProblem(
      "\(VisibleText.escaped(unexplorable.file.path)) has no part `explore`: add one to say what "
        + "may vary")
  }

  /// A file with errors can't say that it is not meant.
  private func isWanted(_ loaded: LoadedScenario) -> Bool {
    guard let scenario = loaded.scenario else { return true }
    guard scenario.explore != nil else { return false }
    return options.filter.map { ScenarioFilter($0).matches(scenario) } ?? true
  }

  private var nothingToExplore: UsageProblem {
    options.filter.map(UsageProblem.nothingMatches)
      ?? UsageProblem("no scenario has a part `explore`: add one to say what may vary")
  }

  private func explore(
    _ loaded: [LoadedScenario], progress: (Int, Int) -> Void
  ) async -> [PlayedFile] {
    let safeguards = options.selection.safeguards
    let (limit, reductions, shuffle) = (options.limit, reductions, options.shuffle)
    return await Workers.map(
      count: loaded.count, jobs: options.jobs, progress: { progress($0, loaded.count) },
      {
        PlayedFile(
          exploring: loaded[$0], safeguards: safeguards, limit: limit, reductions: reductions,
          shuffle: shuffle)
      })
  }

  /// What becomes a golden was seen in full.
  private var reductions: Reductions { options.isUpdate ? [] : options.reductions }

  /// Goldens of explorations whose scenario is gone, or is not explored any more.
  private func orphans(
    _ found: ScenarioFinder, _ loaded: [LoadedScenario]
  ) -> [OrphanGolden] {
    let unexplored = Set(
      loaded.filter { $0.scenario.map { $0.explore == nil } ?? false }.map(\.file.path))
    let orphans = GoldenStore.orphans(
      mirroring: found.folders, ending: GoldenStore.exploredEnding,
      isWanted: { !unexplored.contains($0) })
    return settled(orphans)
  }

  private func settled(_ orphans: [OrphanGolden]) -> [OrphanGolden] {
    GoldenRecorder.settle(orphans, isUpdate: options.isUpdate && options.filter == nil)
  }
}
