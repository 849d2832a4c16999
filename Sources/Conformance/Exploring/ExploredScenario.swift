import IntentSimulation
import ScenarioLanguage

/// What a search through all runs of a scenario found.
struct ExploredScenario: Sendable {
  let scenario: Scenario
  var verdict: ExplorationVerdict
  let exploration: Exploration
  /// How runs end, in the order of the golden.
  var outcomes: [ExploredOutcome] = []
  /// What is wrong.
  var failures: [Failure] = []

  /// Makes the result of a search.
  init(_ scenario: Scenario, _ verdict: ExplorationVerdict, _ exploration: Exploration) {
    self.scenario = scenario
    self.verdict = verdict
    self.exploration = exploration
  }

  /// The whole record, as the golden holds it; it ends in a newline.
  var text: String {
    var lines = ["scenario \(scenario.title)", "", "explored", "  \(verdict.text)"]
    lines += ["  \(budget)", "  \(Count.of(outcomes.count, "outcome"))"]
    lines += UniversalRules.unexplored.map { "  " + $0 }
    for (index, outcome) in outcomes.enumerated() {
      let faults = outcome.faults == 0 ? "no fault" : Count.of(outcome.faults, "fault")
      let kind = scenario.outcomes.isEmpty ? "" : "\(outcome.kindWord), "
      lines += [
        "",
        "outcome \(index + 1): \(kind)\(faults), \(Count.of(outcome.schedule.count, "event"))",
      ]
      lines += outcome.lines
      lines.append("  schedule")
      lines += ScheduleText(scenario: scenario).lines(outcome.schedule).map { "    " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var budget: String {
    let budget = scenario.explore ?? ExploreBudget()
    let faults = [
      (budget.losses, "losses"), (budget.duplicates, "duplicates"), (budget.crashes, "crashes"),
      (budget.expiries, "expiries"),
    ]
    let parts =
      [budget.ordersAny ? "orders any" : "orders as the script leaves them"]
      + faults.filter { $0.0 > 0 }.map { "\($0.1) \($0.0)" }
      + [budget.attempts.map { "attempts \($0)" }, budget.splitsCommits ? "split commits" : nil]
      .compactMap(\.self)
    return parts.joined(separator: ", ")
  }
}
