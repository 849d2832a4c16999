/// A line of the `outcomes` part: how explored runs may end, and what that is worth.
public struct OutcomeClass: Hashable, Sendable {
  /// What an end is worth; of several that fit, the first counts.
  public enum Kind: String, CaseIterable, Comparable, Hashable, Sendable {
    /// No run may end like this.
    case forbidden
    /// Some run must.
    case required
    /// A run may, and it is worth being shown.
    case interesting
    /// A run may.
    case allowed

    public static func < (left: Kind, right: Kind) -> Bool { left.place < right.place }

    private var place: Int {
      switch self {
      case .forbidden: 0
      case .required: 1
      case .interesting: 2
      case .allowed: 3
      }
    }
  }

  public var kind: Kind
  /// What is so at such an end, all of it.
  public var facts: [Fact]
  /// The line as the formatter writes it.
  public var text: String
  /// The line of the scenario file, from 1.
  public var line: Int

  /// Makes a class from its parts.
  public init(kind: Kind, facts: [Fact], text: String, line: Int) {
    self.kind = kind
    self.facts = facts
    self.text = text
    self.line = line
  }
}

extension Fact {
  /// Whether the end of any run decides the fact, whatever the way to it was: what explored runs are
  /// asked about must be so, because runs that come together are one from there on.
  public var isExplorable: Bool {
    switch self {
    case .outcome(_, word: _, let replayed, let on, let overturned):
      !replayed && on == nil && !overturned
    case .entity, .role, .place, .active, .effects, .outbox, .signedIn, .file: true
    case .attempts, .audit, .confirmation, .offers, .mentions, .summary, .toldTheSame, .holds,
      .metric, .entryPoints, .suggests, .donates, .standing, .discovers, .standingInWeek,
      .showings, .neverShown:
      false
    }
  }
}
