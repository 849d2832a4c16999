import IntentEngine
import ScenarioLanguage

/// The safeguards that a command leaves out, by the names of rules and of their clauses.
public struct SafeguardSelection: Hashable, Sendable {
  /// The safeguards that are left on.
  public private(set) var safeguards = Safeguards.all
  /// The names as given.
  public private(set) var without: [String] = []

  /// Leaves everything on.
  public init() {}

  /// Leaves out rules (`write.once`) and single clauses (`write.once/lookup`).
  public init(without names: [String]) throws(UsageProblem) {
    for name in names {
      if without.contains(name) { throw UsageProblem("\(name) is left out twice") }
      guard let left = SafeguardSelection.leave(name, outOf: safeguards) else {
        throw UsageProblem(SafeguardSelection.unknown(name))
      }
      safeguards = left
      without.append(name)
    }
  }

  /// What is left out, the same however and in whatever order it was named: a rule where all its
  /// clauses are left out, and else its clauses, in the order of the catalogue.
  public var canonicalNames: [String] {
    Rule.allCases.flatMap { rule in
      let left = rule.safeguards.filter(safeguards.lacks)
      return !left.isEmpty && left == rule.safeguards ? [rule.slug] : left.map(\.slug)
    }
  }

  /// Every name that can be left out: the rules, then their clauses.
  public static var names: [String] {
    Rule.allCases.map(\.slug) + Safeguard.allCases.map(\.slug)
  }

  private static func leave(_ name: String, outOf safeguards: Safeguards) -> Safeguards? {
    if let rule = Rule(slug: name) { return safeguards.without(rule) }
    return Safeguard.allCases.first { $0.slug == name }.map { safeguards.without($0) }
  }

  private static func unknown(_ name: String) -> String {
    let shown = VisibleText.escaped(name)
    return "unknown rule or clause \"\(shown)\"" + Suggestion.ending(for: name, among: names)
  }
}
