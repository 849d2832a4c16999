import IntentEngine

/// Every rule of the catalogue, and the scenarios that show it.
package struct RuleMatrix: Hashable, Sendable {
  /// One row a rule, in the order of the catalogue.
  package var rows: [RuleCoverage]
  /// The files with errors, which show nothing.
  package var malformed: [String]

  /// Makes a matrix from its parts.
  package init(rows: [RuleCoverage], malformed: [String] = []) {
    self.rows = rows
    self.malformed = malformed
  }

  /// The rules that no scenario shows.
  package var unshown: [Rule] { rows.filter { !$0.isShown }.map(\.rule) }

  /// The worst of: a file has errors, a rule is shown by no scenario.
  package var exitStatus: CommandStatus {
    if !malformed.isEmpty { return .badScenario }
    return unshown.isEmpty ? .holds : .violated
  }
}
