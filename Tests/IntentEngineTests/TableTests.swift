import Testing

@testable import IntentEngine

private struct Cell: Row {
  var value: UInt64
  func fold(into fingerprint: inout Fingerprint) { fingerprint.fold(value) }
}

private struct Pair: Row {
  var first, second: UInt64
  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(first)
    fingerprint.fold(second)
  }
}

@Suite("Tables of plain rows")
struct TableTests {
  @Test("rolling back restores rows and fingerprint", arguments: 0..<20 as Range<UInt64>)
  func rollBack(seed: UInt64) {
    var source = SeededSource(seed: seed)
    var table = Table<Cell>()
    for _ in 0..<10 { table.append(Cell(value: source.next() % 5)) }
    for _ in 0..<50 {
      let before = table
      let mark = table.mark()
      for _ in 0..<source.below(12) {
        if source.chance(40) {
          table.append(Cell(value: source.next() % 5))
        } else {
          table[source.below(table.count)] = Cell(value: source.next() % 5)
        }
      }
      if source.chance(50) {
        table.rollBack(to: mark)
        #expect(table == before)
        #expect(table.fingerprint == before.fingerprint)
      }
    }
  }

  @Test("the fingerprint depends on the rows, not on how they came to be")
  func order() {
    var first = Table<Cell>()
    var second = Table<Cell>()
    for value in [1, 2, 3] as [UInt64] { first.append(Cell(value: value)) }
    for value in [9, 9, 3] as [UInt64] { second.append(Cell(value: value)) }
    second[1] = Cell(value: 2)
    second[0] = Cell(value: 1)
    #expect(first.fingerprint == second.fingerprint)
    second[0] = Cell(value: 2)
    second[1] = Cell(value: 1)
    #expect(first.fingerprint != second.fingerprint)
  }

  @Test(
    "no small number makes up for another place", arguments: [0, 1, 0x5EED] as [UInt64])
  func places(seed: UInt64) {
    var fingerprints: Set<UInt64> = []
    for number in 0..<4_096 as Range<UInt64> {
      var table = Table<Pair>()
      table.append(Pair(first: number & 7, second: number >> 3 & 7))
      table.append(Pair(first: number >> 6 & 7, second: number >> 9 & 7))
      table.reseed(seed)
      fingerprints.insert(table.fingerprint)
    }
    #expect(fingerprints.count == 4_096)
  }
}
