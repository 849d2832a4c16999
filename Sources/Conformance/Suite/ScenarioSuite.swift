/// Plays many scenarios and holds each to its golden.
public struct ScenarioSuite: Sendable {
  private let options: SuiteOptions

  /// Makes a suite that has not begun.
  public init(_ options: SuiteOptions) { self.options = options }

  /// Plays everything; the result is the same whatever the number of jobs.
  ///
  /// - Parameter progress: is told how many files of how many are done.
  /// - Throws: when there is nothing to play, or the options contradict each other.
  public func run(
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws(UsageProblem) -> SuiteResult {
    try RecordingChecks.check(
      jobs: options.jobs, isUpdate: options.isUpdate, selection: options.selection,
      secondProgram: options.secondProgram)
    let found = try ScenarioFinder(paths: options.paths)
    var played = await play(found.files, progress: progress)
    if played.isEmpty { throw UsageProblem.nothingMatches(options.filter ?? "") }
    if options.isUpdate { GoldenRecorder.record(&played) }
    return SuiteResult(
      scenarios: played.map(\.result),
      // Who asks for a few by a filter has not said that the rest may go.
      orphans: GoldenRecorder.orphans(
        mirroring: found.folders, isUpdate: options.isUpdate && options.filter == nil),
      without: options.selection.without, secondRun: secondRun(of: played))
  }

  private func play(
    _ files: [ScenarioFile], progress: (Int, Int) -> Void
  ) async -> [PlayedFile] {
    let filter = options.filter.map(ScenarioFilter.init)
    let run = RunOptions(safeguards: options.selection.safeguards)
    let keepsTranscripts = options.keepsTranscripts
    let keepsLog = options.secondProgram != nil
    let played = await Workers.map(
      count: files.count, jobs: options.jobs, progress: { progress($0, files.count) },
      { index -> PlayedFile? in
        let loaded = ScenarioLoader.load(files[index])
        // A file with errors can't say that it does not match, so it is never filtered out.
        if let filter, let scenario = loaded.scenario, !filter.matches(scenario) { return nil }
        var played = PlayedFile(playing: loaded, options: run, keepsTranscript: keepsTranscripts)
        if keepsLog, let scenario = loaded.scenario {
          played.log = EventLog(playing: scenario, safeguards: run.safeguards)
        }
        return played
      })
    return played.compactMap(\.self)
  }

  private func secondRun(of played: [PlayedFile]) -> SecondRun? {
    guard let program = options.secondProgram else { return nil }
    let first = played.compactMap { file in
      file.transcript.map {
        Transcripts.Entry(path: file.result.path, text: Array($0.utf8), log: file.log)
      }
    }
    let second = SecondProcess(
      program: program, without: options.selection.without, jobs: options.jobs == 1 ? 3 : 1)
    return second.compare(with: first)
  }
}
