import IntentSimulation

/// What a search through all interleavings found.
package struct Exploration: Sendable {
  /// Why a search that did not see everything stopped.
  package enum Bound: Hashable, Sendable {
    /// So many worlds were seen, and there are more.
    case states(Int)
    /// Something came up whose other names are not known, so that devices can't be taken for
    /// interchangeable: nothing that was found counts.
    case names
  }

  /// An event that somebody has found wrong.
  package struct Flaw: Hashable, Sendable {
    /// What is wrong, in the numbers of whoever judged it.
    package var number: Int
    /// The worlds before and after the event, by their fingerprints.
    package var before: UInt64
    package var after: UInt64
  }

  /// How many worlds there are.
  package internal(set) var states = 0
  /// How many ways lead from one to another; two that make the same world of the same one are one.
  package internal(set) var transitions = 0
  /// The longest of the shortest ways; of the ways that were gone, depth first.
  package internal(set) var depth = 0
  /// How many worlds waited at most to be looked at.
  package internal(set) var waiting = 0
  /// How many worlds are final.
  package internal(set) var finals = 0
  /// What ended the search early; `nil` when everything was seen.
  package internal(set) var bound: Bound?
  /// How many ways there are to give interchangeable devices each other's places; 1 where each is itself.
  package internal(set) var symmetries = 1
  /// What is wrong with events, in the numbers of whoever judged them: of each the first that was found.
  package internal(set) var flaws: [Flaw] = []
  /// The bytes that were taken at most, but for the live world.
  package internal(set) var bytes = 0

  /// The chance that two different worlds were taken for one, at most: of `n` fingerprints of 64 bits,
  /// each the least of `k`, it is below `k·n²/2⁶⁵`.
  package var collisionBound: CollisionBound {
    CollisionBound(worlds: states, names: symmetries)
  }
}
