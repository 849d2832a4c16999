import IntentEngine

/// Every rule of the catalogue, and the scenarios that show it.
package struct RuleMatrix: Hashable, Sendable {
  /// One row a rule, in the order of the catalogue.
  package var rows: [RuleCoverage]
  /// The files with errors, which show nothing.
  package var malformed: [String]
  /// The mutants of the rules, each with the first who noticed it; none where none was tried.
  package var mutants: [MutantRow]

  /// Makes a matrix from its parts.
  package init(
    rows: [RuleCoverage], malformed: [String] = [], mutants: [MutantRow] = []
  ) {
    self.rows = rows
    self.malformed = malformed
    self.mutants = mutants
  }

  /// The rules that fewer than two scenarios show, or none under faults.
  package var lacking: [Rule] { rows.filter { $0.lack != nil }.map(\.rule) }

  /// The worst of: a file has errors; a rule is shown by too few scenarios, or a mutant of it that
  /// was tried is not killed.
  package var exitStatus: CommandStatus {
    if !malformed.isEmpty { return .badScenario }
    return lacking.isEmpty && mutants.allSatisfy { $0.verdict == .killed } ? .holds : .violated
  }
}
