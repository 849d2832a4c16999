import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Plays scenarios and judges what came of it.
public enum Player {
  /// Plays a scenario once, by virtual time, and holds the run to its `expect` lines and to the
  /// universal rules.
  ///
  /// - Parameter options: the safeguards that are on.
  /// - Returns: the transcript, what was broken, and the limit that ended the run if one did.
  public static func play(_ scenario: Scenario, options: RunOptions) -> PlayedScenario {
    let judged = judge(scenario, options: options)
    return PlayedScenario(
      transcript: judged.transcript, failures: judged.failures,
      undecided: judged.undecided, exercised: judged.exercised)
  }

  /// Plays a scenario once like `play`, for who needs the transcript only now and then.
  static func judge(_ scenario: Scenario, options: RunOptions) -> JudgedScenario {
    if let population = PopulationPlay(scenario, safeguards: options.safeguards) {
      return JudgedScenario(run: .population(population), failures: population.failures)
    }
    let playthrough = Playthrough(scenario, safeguards: options.safeguards)
    // A run that has drifted from its schedule is not the one that anything is expected of.
    if playthrough.drift != nil {
      return JudgedScenario(
        run: .script(playthrough), failures: UniversalRules.failures(playthrough))
    }
    var failures = expectationFailures(playthrough)
    failures += UniversalRules.failures(playthrough)
    failures += faultFailures(playthrough)
    return JudgedScenario(run: .script(playthrough), failures: failures)
  }

  /// What a run finds of the `expect` lines that say nothing of explored runs, and why it decides
  /// nothing where it does not: who explores a scenario holds it to these as well.
  static func judgePlainLines(
    _ scenario: Scenario, safeguards: Safeguards
  ) -> (failures: [Failure], undecided: String?) {
    let isPlain = scenario.expectations.contains { $0.mode == .plain }
    guard isPlain, scenario.population == nil else { return ([], nil) }
    var plain = scenario
    plain.expectations.removeAll { $0.mode != .plain }
    let playthrough = Playthrough(plain, safeguards: safeguards)
    let failures = playthrough.drift == nil ? expectationFailures(playthrough) : []
    return (failures, playthrough.undecided)
  }

  /// The lines of `expect` that a run does not keep.
  static func expectationFailures(_ playthrough: Playthrough) -> [Failure] {
    let checker = FactChecker(playthrough.world)
    return playthrough.scenario.expectations.enumerated().compactMap { index, expectation in
      guard let found = refute(expectation, index, playthrough, checker) else { return nil }
      return Failure(
        .expectation, line: expectation.line, message: "expected: \(expectation.text)",
        details: [found])
    }
  }

  private static func refute(
    _ expectation: Expectation, _ index: Int, _ playthrough: Playthrough, _ checker: FactChecker
  ) -> String? {
    switch expectation.mode {
    case .plain, .finally: expectation.facts.lazy.compactMap { checker.refute($0) }.first
    case .always:
      playthrough.observations.lapses.first { $0.expectation == index }.map {
        "at \(playthrough.teller.time($0.at)): \($0.explanation)"
      }
    case .sometimes: nil  // It is for the explored runs: one run neither keeps nor breaks it.
    }
  }

  /// A fault that never hits, or a step that could not be done, would let a scenario pass without
  /// what it is about.
  private static func faultFailures(_ playthrough: Playthrough) -> [Failure] {
    let scenario = playthrough.scenario
    let unhit = playthrough.world.unhitFaults.map { failure("the fault never hits", $0, scenario) }
    return unhit + undone(in: playthrough.world, of: scenario)
  }

  /// The steps that could not be done, each with why.
  static func undone(in world: World, of scenario: Scenario) -> [Failure] {
    world.trace.compactMap { occurrence in
      guard case .refused(let step, let reason) = occurrence.event else { return nil }
      return failure("the step is not done, because \(reason.words)", step, scenario)
    }
  }

  private static func failure(_ message: String, _ step: Int, _ scenario: Scenario) -> Failure {
    Failure(
      .expectation, line: scenario.setup.script[step].line,
      message: "\(message): \(scenario.stepText(step))")
  }
}
