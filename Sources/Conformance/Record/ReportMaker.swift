import IntentEngine
import ScenarioLanguage

/// Plays what a report is to tell of.
package struct ReportMaker: Sendable {
  let options: ReportOptions
  var safeguards: Safeguards { options.selection.safeguards }

  /// Makes a maker that has not begun.
  package init(_ options: ReportOptions) { self.options = options }

  /// Plays everything.
  ///
  /// - Parameter progress: is told how many scenarios of how many are done.
  /// - Throws: where there is nothing to play, or no such schedule.
  package func make(
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws(UsageProblem) -> ReportModel {
    try checkMutants()
    if options.source != .own { return try replayed() }
    let suite = SuiteOptions(
      paths: options.paths, selection: options.selection, jobs: options.jobs)
    let result = try await ScenarioSuite(suite).run(progress: progress)
    guard let path = single else { return try await overview(result) }
    var report = ReportModel(result)
    tell(of: path, in: &report)
    return report
  }

  /// The one scenario that the report is of; `nil` for many.
  private var single: String? {
    guard options.paths.count == 1, options.paths[0].hasSuffix(ScenarioFile.ending) else {
      return nil
    }
    return PathName.normalized(options.paths[0])
  }

  /// One scenario shows nothing of mutants.
  private func checkMutants() throws(UsageProblem) {
    guard options.triesMutants, single != nil else { return }
    throw UsageProblem("--mutants goes with an overview: name a folder, or no path")
  }

  // MARK: One run by its schedule

  private func replayed() throws(UsageProblem) -> ReportModel {
    guard let path = single else {
      throw UsageProblem("one scenario is replayed at a time: name its file")
    }
    let replay = Replay(path: path, source: options.source, selection: options.selection)
    var report = ReportModel(try replay.run())
    let block = try replay.block()
    let source = block.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let loaded = ScenarioLoader.load(ScenarioFile(path: path), schedule: source)
    guard let scenario = loaded.scenario else { return report }
    report.story = scenario.story
    report.result.scenarios[0].transcript = nil
    keep(RunModel(scenario, safeguards: safeguards, label: "the replayed run"), in: &report)
    return report
  }

  // MARK: One scenario

  private func tell(of path: String, in report: inout ReportModel) {
    let loaded = ScenarioLoader.load(ScenarioFile(path: path))
    guard let scenario = loaded.scenario else { return }
    report.story = scenario.story
    let isFaulty = !options.selection.without.isEmpty
    if isFaulty {
      // That a faulty run is not the recorded one is no news.
      report.result.scenarios[0].failures.removeAll { $0.kind == .goldenDiffers }
    }
    let label =
      isFaulty ? "without \(options.selection.without.joined(separator: ", "))" : "this run"
    keep(RunModel(scenario, safeguards: safeguards, label: label), in: &report)
    report.curve = PopulationPlay(scenario, safeguards: safeguards)?.model
    if isFaulty {
      keep(RunModel(scenario, safeguards: .all, label: "with every safeguard"), in: &report)
      if report.runs.count == 2 { report.comparison = RunComparison(0, 1, of: report.runs) }
    }
    if scenario.explore != nil { explore(loaded, scenario, in: &report) }
    if report.comparison == nil { compareWithNearest(in: &report) }
  }

  private func keep(_ run: RunModel?, in report: inout ReportModel) {
    guard var run else { return }
    // What else is wrong with the scenario, like its golden, is wrong with its first run.
    if report.runs.isEmpty, report.result.scenarios.count == 1 {
      run.failures = report.result.scenarios[0].failures
      run.settleVerdict()
    }
    if run.leftOut > 0 {
      report.notes.append(
        "\(run.label): the first \(run.events.count) events are shown; \(run.leftOut) more happen")
    }
    report.runs.append(run)
  }

  private func compareWithNearest(in report: inout ReportModel) {
    let violated = report.runs.indices.filter { report.runs[$0].verdict == .violated }
    let held = report.runs.indices.filter { report.runs[$0].verdict == .holds }
    guard let failing = violated.first,
      let nearest = RunComparison.nearest(to: failing, among: held, of: report.runs)
    else { return }
    report.comparison = RunComparison(failing, nearest, of: report.runs)
  }

  // MARK: Many scenarios

  private func overview(_ result: SuiteResult) async throws(UsageProblem) -> ReportModel {
    var report = ReportModel(result)
    let explored = try await ExploreSuite(
      ExploreOptions(
        paths: options.paths, selection: options.selection, jobs: options.jobs,
        limit: options.limit)
    ).runAny()
    if let explored { report.result.add(explored) }
    var rules = try await RuleMatrix.measure(paths: options.paths, jobs: options.jobs)
    if options.triesMutants {
      try await rules.tryMutants(paths: options.paths, jobs: options.jobs)
    }
    report.rules = rules
    let violated = report.result.scenarios.filter { $0.verdict == .violated }
    for scenario in violated.prefix(ReportModel.runLimit) { add(scenario, to: &report) }
    if violated.count > ReportModel.runLimit {
      report.notes.append(
        "the runs of \(ReportModel.runLimit) scenarios that do not hold are shown; "
          + "\(violated.count - ReportModel.runLimit) more do not hold")
    }
    return report
  }

  private func add(_ result: ScenarioResult, to report: inout ReportModel) {
    guard
      let scenario = ScenarioLoader.load(ScenarioFile(path: result.path)).scenario,
      var run = RunModel(scenario, safeguards: safeguards, label: result.path)
    else { return }
    run.failures = result.failures
    run.settleVerdict()
    report.runs.append(run)
  }
}
