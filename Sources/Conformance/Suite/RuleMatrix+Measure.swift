import IntentEngine

extension RuleMatrix {
  /// Plays all scenarios of `paths` and notes what they cite and exercise.
  package static func measure(
    paths: [String], jobs: Int
  ) async throws(UsageProblem) -> RuleMatrix {
    let files = try ScenarioFinder(paths: paths).files
    let runs = await Workers.map(count: files.count, jobs: jobs) { Run(of: files[$0]) }
    let rows = Rule.allCases.map { rule in
      RuleCoverage(
        rule: rule, cited: runs.filter { $0.cited.contains(rule) }.map(\.path),
        exercised: runs.filter { $0.exercised.contains(rule) }.map(\.path),
        underFaults: runs.filter { $0.isUnderFaults && $0.cited.contains(rule) }.map(\.path))
    }
    return RuleMatrix(rows: rows, malformed: runs.filter(\.isMalformed).map(\.path))
  }
}

extension RuleMatrix {
  /// Tries the mutants of the rules that the matrix has, each up to its first killer.
  package mutating func tryMutants(paths: [String], jobs: Int) async throws(UsageProblem) {
    let only = rows.map(\.rule.slug)
    if only.isEmpty { return }
    let options = MutantOptions(paths: paths, only: only, jobs: jobs, isQuick: true)
    mutants = try await MutantSuite(options).run().rows
  }
}

/// What one scenario cites and exercises.
private struct Run: Sendable {
  var path: String
  var isMalformed = false
  var cited: [Rule] = []
  var exercised: [Rule] = []
  var isUnderFaults = false

  init(of file: ScenarioFile) {
    path = file.path
    guard let scenario = ScenarioLoader.load(file).scenario else {
      isMalformed = true
      return
    }
    let played = Player.play(scenario, options: RunOptions())
    cited = scenario.rules
    isUnderFaults = !scenario.faults.isEmpty
    exercised = played.exercised
    for rule in cited where !exercised.contains(rule) {
      if Player.shows(scenario, rule, transcript: played.transcript) { exercised.append(rule) }
    }
  }
}
