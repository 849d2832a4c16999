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

  /// How many outcomes are told in short beside one that is told whole.
  private static let shownOutcomes = 8

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
          + counterexample(schedule(to: lapse.world, way), sign(of: line)))
    }
    if let lapse = repeatedEffect {
      failures.append(
        Failure(
          .universalRule, rule: .writeOnce, message: lapse.explanation,
          details: counterexample(
            schedule(to: lapse.world, way), .world { world, _ in world.repeatedEffect != nil })))
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

  /// By what it is seen that a run breaks a line.
  private func sign(of line: Expectation) -> FailureSign {
    .world { world, isFinal in
      guard isFinal || line.mode == .always else { return false }
      let checker = FactChecker(world)
      return line.facts.contains { checker.refute($0) != nil }
    }
  }

  /// A run that fails, as a schedule to paste, and the decision at which failing became likely.
  private func counterexample(_ schedule: [EventIdentity], _ sign: FailureSign) -> [String] {
    ["\(shortest) that shows it:"] + lines(schedule) + pivot(schedule, sign)
  }

  /// A run as a schedule to paste.
  func lines(_ schedule: [EventIdentity]) -> [String] {
    ["schedule"] + ScheduleText(scenario: scenario).lines(schedule).map { "  " + $0 }
  }

  /// The decision at which failing became likely; nothing where decisions are not weighed.
  func pivot(_ schedule: [EventIdentity], _ sign: FailureSign) -> [String] {
    guard let weighing else { return [] }
    let root = WatchedRun(scenario, root, for: sign)
    // A past that counts can't be merged.
    let method = sign.forgetsThePast ? weighing : .sampled
    return Pivot(root, schedule, ScheduleText(scenario: scenario), by: method).lines
  }

  /// What is wrong with ends, each once: with the first of the outcomes that are so, and the others in
  /// short.
  func outcomeFailures(_ explored: ExploredScenario) -> [Failure] {
    var groups: [(failure: Failure, outcomes: [ExploredOutcome])] = []
    for outcome in explored.outcomes {
      guard let failure = objection(to: outcome.fitting) else { continue }
      if let place = groups.firstIndex(where: { $0.failure.line == failure.line }) {
        groups[place].outcomes.append(outcome)
        let known = groups[place].failure.details
        groups[place].failure.details += failure.details.filter { !known.contains($0) }
      } else {
        groups.append((failure, [outcome]))
      }
    }
    return groups.map { group in
      var failure = group.failure
      failure.details += group.outcomes[0].lines + others(group.outcomes)
      failure.details += counterexample(
        group.outcomes[0].schedule,
        .world { world, isFinal in
          guard isFinal, let other = objection(to: scenario.outcomes(fitting: world)) else {
            return false
          }
          return other.line == failure.line
        })
      return failure
    }
  }

  /// What is wrong with an end: the line that forbids it, or that none describes it.
  private func objection(to fitting: [Int]) -> Failure? {
    scenario.objection(to: fitting, of: "a run")
  }

  /// What came of the operations in all outcomes but the first, where it is something else; the first
  /// few of many.
  private func others(_ outcomes: [ExploredOutcome]) -> [String] {
    if outcomes.count == 1 { return [] }
    let results = outcomes.map { $0.results.joined(separator: " and ") }
    let different = results.indices.filter { !results[..<$0].contains(results[$0]) }.dropFirst()
    let shown = different.prefix(ScenarioExplorer.shownOutcomes).map { "  " + results[$0] }
    let count = Count.of(outcomes.count - 1, "other outcome")
    let rest = different.count - shown.count
    return ["and \(count)" + (shown.isEmpty ? "" : ":")] + shown
      + (rest > 0 ? ["  (\(rest) more)"] : [])
  }
}
