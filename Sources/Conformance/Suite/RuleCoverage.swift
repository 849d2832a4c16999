import IntentEngine

/// Which scenarios show a rule.
package struct RuleCoverage: Hashable, Sendable {
  package var rule: Rule
  /// The paths of the scenarios that cite it.
  package var cited: [String]
  /// The paths of those whose run it decided, or that cite it and run otherwise without it.
  package var exercised: [String]

  /// Makes a row from its parts.
  package init(rule: Rule, cited: [String], exercised: [String]) {
    self.rule = rule
    self.cited = cited
    self.exercised = exercised
  }

  /// Whether at least one scenario that cites the rule also exercises it.
  package var isShown: Bool { cited.contains { exercised.contains($0) } }
}
