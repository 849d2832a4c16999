import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// What the universal rules say of a scenario's runs: each rule once, with one run that breaks it.
extension ScenarioExplorer {
  /// What they find in single events, and, of the others, in the runs that stand for outcomes.
  mutating func ruleFailures(_ explorer: Explorer, _ outcomes: [ExploredOutcome]) -> [Failure] {
    let flaws = explorer.found.flaws.sorted { $0.number < $1.number }
    let told = flaws.map { UniversalRules.all[$0.number].name }
    var findings = RuleFindings()
    for outcome in outcomes {
      let broken = UniversalRules.broken(by: playthrough(outcome.schedule))
      findings.add(broken.filter { !told.contains($0.oracle.name) }, in: outcome.schedule)
    }
    return flaws.compactMap { failure($0, explorer) } + failures(findings)
  }

  /// A broken rule with a shortest run that breaks it. The run is played as people play it: what is not
  /// found there once more was not found in their world.
  private mutating func failure(_ flaw: Exploration.Flaw, _ explorer: Explorer) -> Failure? {
    var world = root
    let path = explorer.path(toFingerprint: flaw.before)
    let oracle = UniversalRules.all[flaw.number]
    if let schedule = path.flatMap({ world.identities(through: $0) }) {
      for event in world.identities(leadingTo: flaw.after) {
        let whole = schedule + [event]
        if var failure = oracle.failures(playthrough(whole)).first {
          failure.details +=
            ["a shortest run that shows it:"] + lines(whole)
            + pivot(whole, sign(of: oracle, failure, in: whole))
          return failure
        }
      }
    }
    isAstray = true
    return nil
  }

  /// What was found in whole runs, but for what every world was asked.
  func failures(_ findings: RuleFindings) -> [Failure] {
    findings.findings.compactMap { finding in
      if case .worlds = finding.oracle.exploring, repeatedEffect != nil { return nil }
      var failure = finding.failure
      let (oracle, schedule) = (finding.oracle, finding.schedule)
      let run =
        finding.runs == 1
        ? "in this run:" : "in this run, the shortest of \(finding.runs) that show it:"
      failure.details +=
        [run] + lines(schedule) + pivot(schedule, sign(of: oracle, failure, in: schedule))
      return failure
    }
  }

  /// What the universal rules find in a run.
  func broken(by schedule: [EventIdentity]) -> [(oracle: Oracle, failure: Failure)] {
    UniversalRules.broken(by: playthrough(schedule))
  }

  /// By what it is seen that a run breaks a rule as this one does: by a world or an event, or, where
  /// none of this run shows it, by a whole run.
  private func sign(
    of oracle: Oracle, _ failure: Failure, in schedule: [EventIdentity]
  ) -> FailureSign {
    let ofRuns = FailureSign.run { run in
      oracle.failures(run).contains { $0.rule == failure.rule }
    }
    let sign: FailureSign
    switch oracle.exploring {
    case .worlds: sign = .world { world, _ in world.repeatedEffect != nil }
    case .events(let failures): sign = .event { !failures($0).isEmpty }
    case .witnesses, .nothing: return ofRuns
    }
    var run = WatchedRun(scenario, root, for: sign)
    for event in schedule {
      guard let choice = run.world.choice(for: event) else { return ofRuns }
      run.step(choice)
    }
    return run.hasFailed(isFinal: run.choices.isEmpty) ? sign : ofRuns
  }

  private func playthrough(_ schedule: [EventIdentity]) -> Playthrough {
    var played = scenario
    played.schedule = schedule
    return Playthrough(played, safeguards: root.options.safeguards)
  }
}
