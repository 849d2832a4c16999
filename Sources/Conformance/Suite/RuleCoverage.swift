import IntentEngine

/// Which scenarios show a rule, and how well.
package struct RuleCoverage: Hashable, Sendable {
  /// How many scenarios have to show a rule.
  package static let least = 2

  package var rule: Rule
  /// The paths of the scenarios that cite it.
  package var cited: [String]
  /// The paths of those whose run it decided, or that cite it and run otherwise without it.
  package var exercised: [String]
  /// The paths of those that cite it and in which something goes wrong around its people.
  package var underFaults: [String]

  /// Makes a row from its parts.
  package init(rule: Rule, cited: [String], exercised: [String], underFaults: [String] = []) {
    self.rule = rule
    self.cited = cited
    self.exercised = exercised
    self.underFaults = underFaults
  }

  /// The scenarios that cite the rule and exercise it.
  package var shown: [String] { cited.filter(exercised.contains) }

  /// What the rule lacks, in words; `nil` where it is shown twice, once of them under faults.
  package var lack: String? {
    if shown.isEmpty { return "shown by no scenario" }
    if shown.count < RuleCoverage.least { return "shown by one scenario only" }
    return shown.contains(where: underFaults.contains) ? nil : "not shown under faults"
  }
}
