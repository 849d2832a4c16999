import ScenarioLanguage

/// Picks scenarios by a part of their path, title, tags, rules or question; capitals don't matter.
struct ScenarioFilter: Hashable, Sendable {
  private let part: String

  init(_ part: String) { self.part = part.lowercased() }

  /// Whether the part occurs in anything that the scenario is known by.
  func matches(_ scenario: Scenario) -> Bool {
    let names =
      [scenario.path, scenario.title] + scenario.tags + scenario.rules.map(\.slug)
      + [scenario.question].compactMap(\.self)
    return names.contains { $0.lowercased().contains(part) }
  }
}
