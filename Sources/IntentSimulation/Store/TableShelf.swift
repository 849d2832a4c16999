import IntentEngine

/// What a `WorldStore` keeps of one table.
final class TableShelf {
  let log = ReadLog()
  /// By place plus one: the number of the slot, or -1.
  private var slotOfPlace: [Int32] = []
  /// The rows that differ between worlds, in the order of places.
  private(set) var rows: [(place: Int32, slot: Int32)] = []
  private let pool: AnyObject
  private let countBytes: (AnyObject) -> Int

  init<Element: Row>(of table: Table<Element>) {
    pool = RowPool<Element>()
    countBytes = { unsafeDowncast($0, to: RowPool<Element>.self).byteCount }
  }

  /// The pool; the table is the one that the shelf was made for.
  @inline(__always)
  func pool<Element: Row>(of type: Element.Type) -> RowPool<Element> {
    unsafeDowncast(pool, to: RowPool<Element>.self)
  }

  var byteCount: Int { countBytes(pool) }

  func slot(at place: Int32) -> Int32 {
    let index = Int(place) + 1
    return index < slotOfPlace.count ? slotOfPlace[index] : -1
  }

  func setSlot(_ slot: Int32, at place: Int32) {
    while slotOfPlace.count <= Int(place) + 1 { slotOfPlace.append(-1) }
    slotOfPlace[Int(place) + 1] = slot
  }

  /// From now on the row at a place is one that differs.
  func vary(_ place: Int32, _ slot: Int32) {
    let index = rows.firstIndex { $0.place > place } ?? rows.count
    rows.insert((place, slot), at: index)
  }
}
