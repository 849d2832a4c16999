import IntentEngine

/// What became of a mutant.
public enum MutantVerdict: String, CaseIterable, Hashable, Sendable {
  /// A scenario fails by an `expect` line or a universal rule.
  case killed
  /// Transcripts are others, but nothing fails: whoever records goldens would record the fault.
  case onlyByGolden = "only-by-golden"
  /// No run is any different.
  case survived
}

/// A mutant, which is an engine or a device without one safeguard, and who noticed it.
public struct MutantRow: Hashable, Sendable {
  public var mutant: Safeguard
  /// The scenarios whose runs it changes, by the bytes of their paths.
  public var signs: [MutantSign]

  /// Makes a row from its parts.
  package init(_ mutant: Safeguard, signs: [MutantSign]) {
    self.mutant = mutant
    self.signs = signs
  }

  /// The signs by which it is killed.
  public var kills: [MutantSign] { signs.filter(\.isKill) }

  /// What became of it.
  public var verdict: MutantVerdict {
    if !kills.isEmpty { return .killed }
    return signs.isEmpty ? .survived : .onlyByGolden
  }
}
