/// What a search leaves out because something else shows the same ends of runs.
package struct Reductions: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  /// A reply that comes too late to matter arrives before anything else happens.
  package static let partialOrder = Reductions(rawValue: 1 << 0)
  /// Of worlds that differ only in which of several interchangeable devices is which, one is looked at.
  package static let symmetry = Reductions(rawValue: 1 << 1)
  /// Of two moves that do not touch each other only one order is played; every world is still seen, on
  /// a way of the same length. It goes with no other reduction, and takes more time than it saves.
  package static let sleepSets = Reductions(rawValue: 1 << 2)

  /// What pays.
  package static let usual: Reductions = [.partialOrder, .symmetry]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The options of a command that leave out what is not among these.
  package var arguments: [String] {
    if isDisjoint(with: .usual) { return ["--no-reductions"] }
    return (contains(.partialOrder) ? [] : ["--no-partial-order"])
      + (contains(.symmetry) ? [] : ["--no-symmetry"])
  }
}
