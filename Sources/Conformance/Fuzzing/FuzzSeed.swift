import IntentEngine
import IntentSimulation

/// One seed: the random scenario that it stands for, and its run.
struct FuzzSeed: Sendable {
  let generated: GeneratedScenario
  let play: FuzzPlay
  /// The decisions that all of it was made of.
  let choices: [UInt32]

  /// Makes the scenario of a seed and plays it.
  init(_ seed: Int, safeguards: Safeguards) {
    self.init(ChoiceSequence(seed: UInt64(seed)), safeguards: safeguards)
  }

  /// Makes a scenario of decisions and plays it.
  init(_ source: ChoiceSequence, safeguards: Safeguards) {
    var choices = source
    generated = ScenarioGenerator.generate(&choices)
    play = FuzzPlay(generated, safeguards: safeguards, choices: &choices)
    self.choices = choices.taken
  }

  /// The scenario without the steps that nobody could do, and the order of events that the run took;
  /// `nil` where time decided.
  func ordered(
    safeguards: Safeguards
  ) -> (generated: GeneratedScenario, schedule: [EventIdentity])? {
    var choices = ChoiceSequence(recorded: self.choices)
    let generated = ScenarioGenerator.generate(&choices)
    if generated.strategy == .timed { return nil }
    var run = ChosenRun(generated, safeguards: safeguards, choices: &choices)
    _ = run.run(&choices, isRecorded: true) { _ in }
    return (generated.leavingOut(run.passedOver), run.schedule.leavingOut(run.passedOver))
  }

  /// What this one seed adds to a tally.
  func add(_ seed: Int, to tally: inout FuzzTally) {
    let on = FuzzCondition.allCases.map { generated.swarm.has($0) ? 1 : 0 }
    tally.conditions = zip(tally.conditions, on).map { $0.0 + $0.1 }
    tally.events += play.playthrough.world.trace.count
    tally.answers += play.answers
    tally.foretold += play.foretold
    var seen: [String] = []
    for finding in play.findings where !seen.contains(finding.signature) {
      seen.append(finding.signature)
      tally.add(
        FuzzGroup(
          signature: finding.signature, rule: finding.failure.rule?.slug ?? "",
          message: finding.failure.message, count: 1, seed: seed, conditions: on))
    }
  }
}
