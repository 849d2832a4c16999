/// A place that an engine can be taken back to.
public struct EngineMark: Sendable {
  fileprivate var state: State.Mark
  fileprivate var reservations: Int
  fileprivate var journal: Journal.Mark
}

extension Engine {
  /// Starts keeping the undo logs, and returns the place to come back to.
  public mutating func mark() -> EngineMark {
    EngineMark(state: state.mark(), reservations: reservations.mark(), journal: journal.mark())
  }

  /// Takes back everything since `mark`.
  ///
  /// A crash builds the tables anew: an engine that crashed since can't be taken back, so a world
  /// that crashes its server keeps the engine as it was before, and puts that back.
  public mutating func rollBack(to mark: EngineMark) {
    state.rollBack(to: mark.state)
    reservations.rollBack(to: mark.reservations)
    journal.rollBack(to: mark.journal)
    unlapsed = 0
  }
}

extension State {
  /// A place that the tables can be taken back to.
  struct Mark: Sendable {
    /// By table, in the order in which a visitor comes to them.
    fileprivate var places: [Int]
    /// The place of the keys, whose index is taken back with them.
    fileprivate var keys: Int
  }

  mutating func mark() -> Mark {
    var marker = Marker()
    visitAllTables(&marker)
    return Mark(places: marker.places, keys: keys.mark())
  }

  mutating func rollBack(to mark: Mark) {
    let isDropped = unindexKeys(since: mark.keys)
    var back = RollBack(places: mark.places)
    visitAllTables(&back)
    if isDropped { rebuildIndex() }
  }

  /// Also those tables that no choice and no outcome depends on.
  private mutating func visitAllTables(_ visitor: inout some TableVisitor) {
    visitTables(&visitor)
    visitor.visit(&rates)
    visitor.visit(&measures)
  }

  /// Rows that were added leave the index first, the latest first.
  ///
  /// - Returns: whether keys were dropped since: the index is built anew then, from the rows as they
  ///   will be.
  private mutating func unindexKeys(since place: Int) -> Bool {
    if keys.hasChange(since: place, where: { $0.status != $1.status && $1.status == .dropped }) {
      return true
    }
    let added = keys.appends(since: place)
    for row in (keys.count - added..<keys.count).reversed() {
      if let hash = hashOfRow(row) { index.removeLast(row, hash) }
    }
    return false
  }
}

/// Starts the undo log of every table, and notes where each is.
private struct Marker: TableVisitor {
  var places: [Int] = []

  mutating func visit<Element: Row>(_ table: inout Table<Element>) { places.append(table.mark()) }
}

/// Takes every table back to where it was.
private struct RollBack: TableVisitor {
  let places: [Int]
  private var next = 0

  init(places: [Int]) { self.places = places }

  mutating func visit<Element: Row>(_ table: inout Table<Element>) {
    table.rollBack(to: places[next])
    next += 1
  }
}
