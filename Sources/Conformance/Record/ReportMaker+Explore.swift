import IntentEngine
import ScenarioLanguage

extension ReportMaker {
  /// Adds how all runs of a scenario end, each with the run that stands for it.
  func explore(_ loaded: LoadedScenario, _ scenario: Scenario, in report: inout ReportModel) {
    var explorer = ScenarioExplorer(scenario, safeguards: safeguards, limit: options.limit)
    let explored = explorer.run()
    var file = PlayedFile(unplayed: loaded)
    file.hold(explored)
    // That a faulty search is not the recorded one is no news.
    if !options.selection.without.isEmpty {
      file.result.failures.removeAll { $0.kind == .goldenDiffers }
    }
    report.result.scenarios[0].add(file.result)
    switch explored.verdict {
    case .bounded(let worlds):
      report.notes.append(
        "the exploration ended at \(Count.of(worlds, "world")): there may be other outcomes")
    case .sampled(let runs):
      report.notes.append(
        "\(Count.of(runs, "run")) were drawn at random: there may be other outcomes, "
          + ExplorationVerdict.unseen(in: runs))
    case .complete, .unknown: break
    }
    let text = ScheduleText(scenario: scenario)
    for (index, outcome) in explored.outcomes.enumerated() {
      report.outcomes.append(
        ReportModel.Outcome(
          number: index + 1, kind: scenario.outcomes.isEmpty ? "" : outcome.kindWord,
          isForbidden: scenario.objection(to: outcome.fitting, of: "it") != nil,
          faults: outcome.faults,
          lines: outcome.lines, schedule: text.lines(outcome.schedule),
          run: witness(outcome, index + 1, of: scenario, in: &report)))
    }
    keepCounterexamples(explored.failures, of: scenario, in: &report)
    let kept = report.outcomes.count { $0.run != nil }
    if kept < report.outcomes.count {
      report.notes.append(
        "the runs of \(kept) outcomes are shown; there are \(report.outcomes.count) outcomes")
    }
  }

  /// Adds the runs that break an `expect` line or a rule on their way, whatever their end.
  private func keepCounterexamples(
    _ failures: [Failure], of scenario: Scenario, in report: inout ReportModel
  ) {
    var known = report.outcomes.map(\.schedule)
    for failure in failures {
      guard let schedule = failure.schedule, !known.contains(schedule) else { continue }
      known.append(schedule)
      guard report.runs.count < ReportModel.runLimit else {
        report.notes.append("the run of a counterexample is left out: \(failure.message)")
        continue
      }
      let text = (["schedule"] + schedule.map { "  " + $0 }).map { $0 + "\n" }.joined()
      let source = SourceFile(path: "counterexample", bytes: Array(text.utf8))
      let loaded = ScenarioLoader.load(ScenarioFile(path: scenario.path), schedule: source)
      let label = "counterexample \(known.count - report.outcomes.count)"
      guard let played = loaded.scenario,
        var run = RunModel(played, safeguards: safeguards, label: label)
      else { continue }
      run.failures.removeAll { $0.kind != .universalRule || $0.message == failure.message }
      run.failures.append(
        Failure(failure.kind, rule: failure.rule, line: failure.line, message: failure.message))
      run.settleVerdict()
      report.runs.append(run)
    }
  }

  /// Adds the run that stands for an outcome, while there is room, and tells its place.
  private func witness(
    _ outcome: ExploredOutcome, _ number: Int, of scenario: Scenario, in report: inout ReportModel
  ) -> Int? {
    guard report.runs.count < ReportModel.runLimit else { return nil }
    var played = scenario
    played.schedule = outcome.schedule
    guard
      var run = RunModel(played, safeguards: safeguards, label: "outcome \(number)")
    else { return nil }
    // What must be so at the end of the canonical run says nothing of this one.
    run.failures.removeAll { $0.kind != .universalRule }
    run.failures += [scenario.objection(to: outcome.fitting, of: "it")].compactMap(\.self)
    run.settleVerdict()
    report.runs.append(run)
    return report.runs.count - 1
  }
}
