import IntentEngine

/// What is added to a world's fingerprint under its own names, and under others.
struct RenamedSums {
  /// The first one changes nothing, so that a sum can be checked against the true one; none where
  /// nobody asks.
  let renamings: [Renaming]
  /// By table: what its fingerprint counts with.
  let weights: [UInt64]
  /// By renaming.
  private(set) var sums: [UInt64]
  /// Whether all that was added has other names.
  private(set) var areKnown = true

  /// Begins at nothing.
  init(_ renamings: [Renaming], weights: [UInt64]) {
    self.renamings = renamings
    self.weights = weights
    sums = Array(repeating: 0, count: renamings.count)
  }

  /// A row of a table becomes another one.
  mutating func add<Element: Row>(
    _ old: Element?, _ new: Element, at place: Int, of rows: Table<Element>, _ table: Int
  ) {
    for (index, renaming) in renamings.enumerated() {
      guard let before = rows.term(of: old, at: place, under: renaming),
        let after = rows.term(of: new, at: place, under: renaming)
      else {
        areKnown = false
        return
      }
      sums[index] &+= (after &- before) &* weights[table]
    }
  }

  /// A message comes onto its way, or goes off it.
  mutating func add(_ terms: [UInt64]?, isSent: Bool) {
    guard let terms else {
      areKnown = false
      return
    }
    for (index, term) in terms.enumerated() { sums[index] &+= isSent ? term : 0 &- term }
  }
}

/// Sums up all tables.
struct RenamedTotal: TableVisitor {
  let renaming: Renaming
  let weights: [UInt64]
  /// `nil` where something has no other name.
  private(set) var sum: UInt64? = 0
  private var table = 0

  init(_ renaming: Renaming, weights: [UInt64]) {
    self.renaming = renaming
    self.weights = weights
  }

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) {
    let own = rows.fingerprint(under: renaming)
    sum = sum.flatMap { sum in own.map { sum &+ $0 &* weights[table] } }
    table += 1
  }

  /// Adds a message on its way.
  mutating func add(_ term: UInt64) { sum = sum.map { $0 &+ term } }
}
