import IntentEngine

/// The distinct rows that one table has had, each kept once: a row of a packed world is a number.
final class RowPool<Element: Row> {
  private var rows: [Element] = []
  /// Places in `rows` plus one, by hash; 0 is free. The count is a power of two.
  private var slots: [Int32] = Array(repeating: 0, count: 64)

  /// The number of a row; rows whose canonical forms are equal have equal numbers.
  func number(of original: Element) -> UInt32 {
    let row = original.canonical
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: RowPool.hash(row)) & mask
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if rows[place] == row { return UInt32(place) }
      slot = (slot + 1) & mask
    }
    rows.append(row)
    slots[slot] = Int32(rows.count)
    if rows.count * 2 > slots.count { grow() }
    return UInt32(rows.count - 1)
  }

  subscript(number: UInt32) -> Element { rows[Int(number)] }

  /// The bytes that the pool takes.
  var byteCount: Int {
    rows.capacity * MemoryLayout<Element>.stride + slots.count * MemoryLayout<Int32>.stride
  }

  private func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for place in rows.indices {
      var slot = Int(truncatingIfNeeded: RowPool.hash(rows[place])) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(place + 1)
    }
  }

  private static func hash(_ row: Element) -> UInt64 {
    var fingerprint = Fingerprint()
    row.fold(into: &fingerprint)
    return fingerprint.value
  }
}
