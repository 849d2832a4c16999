import IntentEngine

/// That a scenario's run is another with a mutant, and by what it shows.
public struct MutantSign: Hashable, Sendable {
  public var path: String
  /// The `expect` lines of the scenario file that do not hold, in order.
  public var lines: [Int]
  /// The universal rules that are broken, each once.
  public var rules: [Rule]

  /// Makes a sign from its parts.
  package init(path: String, lines: [Int] = [], rules: [Rule] = []) {
    self.path = path
    self.lines = lines
    self.rules = rules
  }

  /// Whether more than the transcript is different: only then the scenario has noticed.
  public var isKill: Bool { !lines.isEmpty || !rules.isEmpty }

  /// What noticed, in words: `expect`, universal rules by their slugs, or the golden alone.
  package var means: String {
    let named = (lines.isEmpty ? [] : ["expect"]) + rules.map(\.slug)
    return named.isEmpty ? "golden" : named.joined(separator: ", ")
  }
}
