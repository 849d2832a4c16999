import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// What the universal rules say of a scenario's runs.
extension ScenarioExplorer {
  /// What they find in single events, and, of the others, in the runs that stand for outcomes.
  mutating func ruleFailures(_ explorer: Explorer, _ outcomes: [ExploredOutcome]) -> [Failure] {
    let flaws = explorer.found.flaws.sorted { $0.number < $1.number }
    let broken = flaws.map { UniversalRules.all[$0.number].name }
    return flaws.compactMap { failure($0, explorer) } + witnessFailures(outcomes, besides: broken)
  }

  /// A broken rule with a shortest run that breaks it. The run is played as people play it: what is not
  /// found there once more was not found in their world.
  private mutating func failure(_ flaw: Exploration.Flaw, _ explorer: Explorer) -> Failure? {
    var world = root
    let path = explorer.path(toFingerprint: flaw.before)
    if let schedule = path.flatMap({ world.identities(through: $0) }) {
      for event in world.identities(leadingTo: flaw.after) {
        let whole = schedule + [event]
        let failures = UniversalRules.all[flaw.number].failures(playthrough(whole))
        if var failure = failures.first {
          failure.details += ["a shortest run that shows it:"] + lines(whole)
          return failure
        }
      }
    }
    isAstray = true
    return nil
  }

  private func witnessFailures(
    _ outcomes: [ExploredOutcome], besides broken: [String]
  ) -> [Failure] {
    outcomes.flatMap { outcome in
      findings(outcome.schedule).filter { !broken.contains($0.oracle) }.map(\.failure)
    }
  }

  /// What the universal rules find in a run.
  func findings(_ schedule: [EventIdentity]) -> [(oracle: String, failure: Failure)] {
    UniversalRules.findings(playthrough(schedule)).map { oracle, failure in
      var failure = failure
      failure.details += ["in this run:"] + lines(schedule)
      return (oracle, failure)
    }
  }

  private func playthrough(_ schedule: [EventIdentity]) -> Playthrough {
    var played = scenario
    played.schedule = schedule
    return Playthrough(played, safeguards: root.options.safeguards)
  }

  private func lines(_ schedule: [EventIdentity]) -> [String] {
    ["schedule"] + ScheduleText(scenario: scenario).lines(schedule).map { "  " + $0 }
  }
}
