import IntentSimulation
import ScenarioLanguage

/// What a search through all runs of a scenario found.
struct ExploredScenario: Sendable {
  let scenario: Scenario
  var verdict: ExplorationVerdict
  let exploration: Exploration
  /// How runs end, in the order of the golden.
  var outcomes: [ExploredOutcome] = []
  /// Whether something was left out because something else shows the same.
  var isReduced = false
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
    if case .sampled(let runs) = verdict {
      lines.append("  what none of them shows is \(ExplorationVerdict.unseen(in: runs))")
    }
    lines += ["  \(budget)", "  \(Count.of(outcomes.count, "outcome"))"]
    lines += UniversalRules.unexplored(isSampled: verdict.isSampled).map { "  " + $0 }
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
    let orders = budget.ordersAny ? [] : ["orders as the script leaves them"]
    return (orders + budget.lines).joined(separator: ", ")
  }
}
