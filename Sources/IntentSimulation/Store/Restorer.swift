import IntentEngine

/// Makes the rows those of another world.
struct Restorer: TableVisitor {
  let shelves: [TableShelf]
  /// By the index among the slots that vary: what the live world has, and what it is to have.
  let current: [UInt32]
  let wanted: [UInt32]
  /// By slot: its index among those that vary.
  let indices: [Int32]
  private var table = 0

  init(shelves: [TableShelf], current: [UInt32], wanted: [UInt32], indices: [Int32]) {
    self.shelves = shelves
    self.current = current
    self.wanted = wanted
    self.indices = indices
  }

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) {
    defer { table += 1 }
    let shelf = shelves[table]
    guard !shelf.rows.isEmpty else { return }
    let pool = shelf.pool(of: Element.self)
    for (place, slot) in shelf.rows.reversed() {
      let index = Int(indices[Int(slot)])
      if wanted[index] == 0, current[index] != 0 { rows.restore(nil, at: Int(place)) }
    }
    for (place, slot) in shelf.rows {
      let index = Int(indices[Int(slot)])
      if wanted[index] != 0, wanted[index] != current[index] {
        rows.restore(pool[wanted[index]], at: Int(place))
      }
    }
  }
}
