import IntentEngine

/// Many worlds in few bytes, one behind the other: of each the rows in which it differs from the
/// root, as numbers of a `WorldStore`.
package struct PackedWorlds: Sendable {
  /// Table, place and row of each row, for world after world.
  fileprivate(set) var words: [UInt64] = []
  /// Where each world ends.
  fileprivate(set) var ends: [Int] = []

  package init() {}

  /// How many worlds there are.
  package var count: Int { ends.count }

  /// The bytes that they take.
  package var byteCount: Int {
    words.capacity * MemoryLayout<UInt64>.stride + ends.capacity * MemoryLayout<Int>.stride
  }

  /// Forgets all worlds, and keeps the room.
  package mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}

/// Turns worlds of one root into a few bytes, and back.
///
/// There is one live world: it is stepped and rolled back, and only worlds that are new are packed.
/// What they are made of is kept once.
package struct WorldStore {
  private let root: WorldMark
  /// One `RowPool` a table, in the order of visiting.
  private var pools: [AnyObject] = []
  private let messages = RowPool<MessageRow>()

  /// Begins with the live world as it is: the root, to which it is taken back before each other world
  /// is put together.
  ///
  /// - Precondition: the world keeps no history (`WorldOptions.keepsHistory`), and nothing is on its
  ///   way.
  package init(_ live: inout World) {
    precondition(!live.options.keepsHistory, "the past of a world can't be packed")
    precondition(live.messages.count == 0, "a message is on its way")
    root = live.mark()
  }

  /// Adds the live world to `list`.
  package mutating func pack(_ live: inout World, to list: inout PackedWorlds) {
    var packer = Packer(pools: pools, words: list.words)
    live.visitTables(&packer)
    pools = packer.pools
    list.words = packer.words
    for place in 0..<live.messages.count where live.messages[place].isLive {
      list.words.append(WorldStore.word(.max, 0, messages.number(of: live.messages[place])))
    }
    list.ends.append(list.words.count)
  }

  /// Makes the live world the one that was packed.
  package func unpack(_ index: Int, of list: PackedWorlds, into live: inout World) {
    live.rollBack(to: root)
    let first = index == 0 ? 0 : list.ends[index - 1]
    var unpacker = Unpacker(pools: pools, words: list.words[first..<list.ends[index]])
    live.visitTables(&unpacker)
    live.settleTables()
    for word in unpacker.rest { live.messages.append(messages[UInt32(truncatingIfNeeded: word)]) }
  }

  /// The bytes that the distinct rows take.
  package var byteCount: Int {
    pools.reduce(messages.byteCount) { $0 + (($1 as? any Sized)?.byteCount ?? 0) }
  }

  fileprivate static func word(_ table: UInt8, _ place: Int, _ row: UInt32) -> UInt64 {
    UInt64(table) << 56 | UInt64(place) << 32 | UInt64(row)
  }
}

/// Something whose bytes can be counted.
private protocol Sized { var byteCount: Int { get } }
extension RowPool: Sized {}

/// Writes down which rows differ from the root.
private struct Packer: TableVisitor {
  var pools: [AnyObject]
  var words: [UInt64]
  private var table = 0

  init(pools: [AnyObject], words: consuming [UInt64]) {
    self.pools = pools
    self.words = words
  }

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) {
    if table == pools.count { pools.append(RowPool<Element>()) }
    let pool = unsafeDowncast(pools[table], to: RowPool<Element>.self)
    rows.forEachWritten { place, row in
      words.append(WorldStore.word(UInt8(table), place, pool.number(of: row)))
    }
    table += 1
  }
}

/// Writes the rows back.
private struct Unpacker: TableVisitor {
  let pools: [AnyObject]
  /// What is still to be written.
  var rest: ArraySlice<UInt64>
  private var table = 0

  init(pools: [AnyObject], words: ArraySlice<UInt64>) {
    self.pools = pools
    rest = words
  }

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) {
    while let word = rest.first, word >> 56 == UInt64(table) {
      let pool = unsafeDowncast(pools[table], to: RowPool<Element>.self)
      let place = Int(word >> 32 & 0xFF_FFFF)
      let row = pool[UInt32(truncatingIfNeeded: word)]
      if place < rows.count { rows[place] = row } else { rows.append(row) }
      rest.removeFirst()
    }
    table += 1
  }
}

extension World {
  /// Leads a visitor through all tables but that of the messages, whose places mean nothing.
  mutating func visitTables(_ visitor: inout some TableVisitor) {
    engine.visitTables(&visitor)
    visitor.visit(&globals)
    visitor.visit(&steps)
    visitor.visit(&devices)
    visitor.visit(&entries)
    visitor.visit(&operations)
    visitor.visit(&copies)
    visitor.visit(&files)
    visitor.visit(&faults)
    visitor.visit(&consoles)
    suggestions.visitTables(&visitor)
  }

  /// After a visitor has written rows.
  mutating func settleTables() { engine.settleTables() }
}
