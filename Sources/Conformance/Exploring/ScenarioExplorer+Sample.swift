import IntentSimulation
import ScenarioLanguage

extension ScenarioExplorer {
  /// Draws runs at random, where there are too many to see them all, and asks the universal rules of
  /// each.
  ///
  /// What the runs show is so; what none of them shows is not frequent, and that is all.
  mutating func sample(_ runs: Int) -> ExploredScenario {
    var sampler = RunSampler(root)
    var search = self
    var findings = RuleFindings()
    for run in 0..<runs {
      let schedule = sampler.draw(run) { search.look(at: $0, Ending(world: $1), isFinal: $2) }
      findings.add(search.broken(by: schedule), in: schedule)
    }
    self = search
    var exploration = Exploration()
    (exploration.transitions, exploration.finals) = (sampler.events, sampler.ended)
    var verdict = verdict(exploration)
    if verdict == .complete {
      verdict =
        sampler.ended == runs
        ? .sampled(runs: runs)
        : .unknown("a run did not end within \(RunSampler.longest) events")
    }
    var explored = ExploredScenario(scenario, verdict, exploration)
    weighing = weighs ? .sampled : nil
    judge(&explored) { sampler.way(to: $0) }
    explored.failures += failures(findings)
    return explored
  }
}
