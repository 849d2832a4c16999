/// What a search leaves out because something else shows the same.
package struct Reductions: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  /// Of two moves that do not touch each other only one order is played; every world is still seen, on
  /// a way of the same length.
  package static let partialOrder = Reductions(rawValue: 1 << 0)

  package init(rawValue: UInt8) { self.rawValue = rawValue }
}
