import Testing

@testable import IntentEngine

@Suite("The index of keys")
struct KeyIndexTests {
  /// Keys with few distinct hashes, so that collisions are the rule.
  @Test("finds what a dictionary finds, also after taking rows back", arguments: 0..<20)
  func model(seed: Int) {
    var source = SeededSource(seed: UInt64(seed))
    var index = KeyIndex()
    var rows: [UInt64] = []
    for _ in 0..<600 {
      if source.chance(30), let last = rows.last {
        index.removeLast(rows.count - 1, last % 97)
        rows.removeLast()
      } else {
        let key = source.next() % 1_000
        let earlier = rows
        index.insert(rows.count, key % 97) { earlier[$0] % 97 }
        rows.append(key)
      }
      let wanted = source.next() % 1_000
      let held = rows
      let found = index.find(wanted % 97) { held[$0] == wanted }
      #expect(found == rows.firstIndex(of: wanted))
    }
  }
}
