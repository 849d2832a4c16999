import IntentEngine
import ScenarioLanguage

extension Player {
  /// Whether a scenario shows a rule: without it, or without one of its clauses, the run is another.
  ///
  /// A clause counts alone because two that are left out at once can make up for each other.
  ///
  /// - Parameter transcript: that of the run with all safeguards.
  static func shows(_ scenario: Scenario, _ rule: Rule, transcript: String) -> Bool {
    let faulty =
      [Safeguards.all.without(rule)] + rule.safeguards.map { Safeguards.all.without($0) }
    return faulty.contains {
      play(scenario, options: RunOptions(safeguards: $0)).transcript != transcript
    }
  }
}
