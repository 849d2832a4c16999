import IntentEngine
import IntentSimulation

/// What universal rules find in many runs: each rule is told once, with the shortest run that shows it.
struct RuleFindings {
  /// One rule that is broken, as one oracle sees it.
  struct Finding {
    let oracle: Oracle
    var failure: Failure
    /// The first of the shortest runs.
    var schedule: [EventIdentity]
    /// How many of the runs show it.
    var runs = 1
  }

  /// In the order in which the rules are asked.
  private(set) var findings: [Finding] = []

  /// Adds what is found in a run.
  mutating func add(_ found: [(oracle: Oracle, failure: Failure)], in schedule: [EventIdentity]) {
    for (index, (oracle, failure)) in found.enumerated() {
      let isRepeated = found[..<index].contains {
        $0.oracle.name == oracle.name && $0.failure.rule == failure.rule
      }
      if !isRepeated { add(oracle, failure, schedule) }
    }
  }

  private mutating func add(_ oracle: Oracle, _ failure: Failure, _ schedule: [EventIdentity]) {
    let place = findings.firstIndex {
      $0.oracle.name == oracle.name && $0.failure.rule == failure.rule
    }
    guard let place else {
      let finding = Finding(oracle: oracle, failure: failure, schedule: schedule)
      findings.append(finding)
      return
    }
    findings[place].runs += 1
    guard schedule.count < findings[place].schedule.count else { return }
    (findings[place].failure, findings[place].schedule) = (failure, schedule)
  }
}
