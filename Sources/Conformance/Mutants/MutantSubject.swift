import IntentEngine
import ScenarioLanguage

/// A scenario that mutants are tried on, and its run without any.
struct MutantSubject: Sendable {
  let path: String
  let scenario: Scenario
  private let transcript: String
  /// The safeguards that its run asks about; no other mutant can change it.
  private let asked: Safeguards
  /// Whether it does not hold even without a mutant.
  let isBroken: Bool

  init(_ scenario: Scenario, path: String) {
    let (played, asked) = SafeguardWatch.observe { safeguards in
      Player.play(scenario, options: RunOptions(safeguards: safeguards))
    }
    self.path = path
    self.scenario = scenario
    self.asked = asked
    transcript = played.transcript
    isBroken = !played.failures.isEmpty || played.undecided != nil
  }

  /// What a mutant changes in the run; nothing where it is the same.
  func sign(of mutant: Safeguard) -> MutantSign? {
    guard asked.keeps(mutant) else { return nil }
    // A population is long, and tells only of what it is about.
    if scenario.population != nil, !scenario.rules.contains(mutant.rule) { return nil }
    let judged = Player.judge(
      scenario, options: RunOptions(safeguards: Safeguards.all.without(mutant)))
    if judged.failures.isEmpty {
      let isSame = judged.transcript == transcript
      return isSame ? nil : MutantSign(path: path)
    }
    let rules = judged.failures.filter { $0.kind == .universalRule }.compactMap(\.rule)
    return MutantSign(
      path: path, lines: lines(of: judged.failures), rules: Rule.allCases.filter(rules.contains))
  }

  /// The `expect` lines that do not hold. A step that can't be done, or a fault that never hits,
  /// says that the run is another, not that it is wrong.
  private func lines(of failures: [Failure]) -> [Int] {
    let expected = scenario.expectations.map(\.line)
    return failures.filter { $0.kind == .expectation }.compactMap(\.line).filter(expected.contains)
  }
}
