import IntentEngine

/// Ends the watching, and writes down what was looked at, and what was written.
struct Collector: TableVisitor {
  let shelves: [TableShelf]
  private(set) var reads: [Slot] = []
  /// With the value before.
  private(set) var writes: [(slot: Slot, old: UInt32, new: UInt32)] = []
  /// What the writes add to the fingerprint, under the world's own names and under others.
  private(set) var images: RenamedSums
  private var table = 0

  init(shelves: [TableShelf], images: RenamedSums) {
    self.shelves = shelves
    self.images = images
  }

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) {
    rows.watch(nil)
    let shelf = shelves[table]
    let number = Int32(table)
    for place in shelf.log.places { reads.append(Slot(table: number, place: place)) }
    shelf.log.removeAll()
    let pool = shelf.pool(of: Element.self)
    var added = 0
    rows.forEachWritten { place, old, new in
      let before = old.map { pool.number(of: $0) } ?? 0
      if old == nil { added += 1 }
      writes.append((Slot(table: number, place: Int32(place)), before, pool.number(of: new)))
      images.add(old, new, at: place, of: rows, table)
    }
    if added > 0 {
      let count = rows.unwatchedCount
      writes.append((Slot(table: number, place: -1), UInt32(count - added), UInt32(count)))
    }
    table += 1
  }
}
