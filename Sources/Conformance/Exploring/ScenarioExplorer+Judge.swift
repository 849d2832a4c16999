import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// What is to be said of what was found.
extension ScenarioExplorer {
  /// Faults that look at the journal's past, at when something was sent, or at which attempt it was.
  private static let ofThePast: [Safeguard] = [
    .discoverFollowsAccessAcknowledged, .recoverUndoClock, .confirmOnceExpiry, .recoverKeptLate,
    .auditAppendOnlyUndo, .auditAppendOnlyKeys,
  ]

  func verdict(_ exploration: Exploration) -> ExplorationVerdict {
    if case .states(let count) = exploration.bound { return .bounded(worlds: count) }
    let isCrashing = root.options.crashes > 0 || scenario.faults.contains(.crash)
    let lacks = root.options.safeguards.lacks
    if ScenarioExplorer.ofThePast.contains(where: lacks) {
      return .unknown("this fault depends on what no explored world keeps")
    }
    if isCrashing,
      lacks(.writeAtomicTransaction) || lacks(.writeConcurrentCrash)
    {
      return .unknown("a crash of this faulty server needs its past, which no explored world keeps")
    }
    return .complete
  }

  /// The outcomes with a shortest run to each, in the order of a golden.
  mutating func described(_ way: (Int) -> [EventIdentity]?) -> [ExploredOutcome] {
    outcomes.values.map { outcome in
      var outcome = outcome
      outcome.schedule = schedule(to: outcome.world, way)
      return outcome
    }.sorted(by: ExploredOutcome.precedes)
  }

  mutating func schedule(to ending: Ending, _ way: (Int) -> [EventIdentity]?) -> [EventIdentity] {
    guard let schedule = way(ending.world) else {
      isAstray = true
      return []
    }
    return ending.renaming.map { renaming in schedule.map { $0.renamed(by: renaming) } } ?? schedule
  }

  mutating func lapseFailures(_ way: (Int) -> [EventIdentity]?) -> [Failure] {
    var failures = scenario.expectations.enumerated().compactMap { index, line -> Failure? in
      guard let lapse = lapses[index] else { return nil }
      return Failure(
        .expectation, line: line.line, message: "expected: \(line.text)",
        details: [lapse.explanation]
          + counterexample(schedule(to: lapse.world, way)) { world, isFinal in
            (isFinal || line.mode == .always) && !isSo(line, in: world)
          })
    }
    if let lapse = repeatedEffect {
      failures.append(
        Failure(
          .universalRule, rule: .writeOnce, message: lapse.explanation,
          details: counterexample(schedule(to: lapse.world, way)) { world, _ in
            world.repeatedEffect != nil
          }))
    }
    return failures
  }

  /// What no run of all has come to.
  var absences: [Failure] {
    let never = scenario.expectations.enumerated().compactMap { index, line -> Failure? in
      guard line.mode == .sometimes, !seenSometimes.contains(index) else { return nil }
      return Failure(
        .expectation, line: line.line, message: "expected: \(line.text)",
        details: ["\(none) ends like that"])
    }
    let missing = scenario.outcomes.enumerated().compactMap { index, line -> Failure? in
      guard line.kind == .required, !reached.contains(index) else { return nil }
      return Failure(
        .expectation, line: line.line, message: "\(none) ends as it must: \(line.text)")
    }
    return never + missing
  }

  private var none: String {
    let samples = scenario.explore?.samples
    return samples.map { "no run of the \($0) that were drawn" } ?? "no run"
  }

  /// How a run that shows something wrong is called.
  var shortest: String { scenario.explore?.samples == nil ? "a shortest run" : "a run" }

  private func isSo(_ line: Expectation, in world: World) -> Bool {
    let checker = FactChecker(world)
    return line.facts.allSatisfy { checker.refute($0) == nil }
  }

  /// A run that fails, as a schedule to paste, and the decision at which failing became likely.
  private func counterexample(
    _ schedule: [EventIdentity], fails: (World, _ isFinal: Bool) -> Bool
  ) -> [String] {
    let text = ScheduleText(scenario: scenario)
    return ["\(shortest) that shows it:", "schedule"]
      + text.lines(schedule).map { "  " + $0 }
      + Pivot(root, schedule, fails: fails).lines(text, schedule)
  }

  func outcomeFailures(_ explored: ExploredScenario) -> [Failure] {
    explored.outcomes.compactMap { outcome in
      guard var failure = scenario.objection(to: outcome.fitting, of: "a run") else { return nil }
      failure.details +=
        outcome.lines
        + counterexample(outcome.schedule) { world, isFinal in
          isFinal && scenario.kind(of: scenario.outcomes(fitting: world)) == outcome.kind
        }
      return failure
    }
  }
}
