import Testing

@testable import IntentEngine

@Suite("Lists in chunks")
struct ChunksTests {
  @Test(
    "hold what an array holds, also after taking elements back", arguments: 0..<12 as Range<UInt64>)
  func model(seed: UInt64) {
    var source = SeededSource(seed: seed)
    var chunks = Chunks<UInt64>()
    var array: [UInt64] = []
    for _ in 0..<40 {
      if source.chance(35) {
        let number = source.below(array.count + 1)
        chunks.removeLast(number)
        array.removeLast(number)
      } else {
        for _ in 0..<source.below(6_000) {
          let value = source.next()
          chunks.append(value)
          array.append(value)
        }
      }
      #expect(chunks.count == array.count)
      #expect(chunks.elementsEqual(array))
    }
  }

  @Test("a copy keeps what it has")
  func copy() {
    var chunks = Chunks<UInt64>()
    for value in 0..<5_000 as Range<UInt64> { chunks.append(value) }
    let copy = chunks
    chunks.removeLast(3_000)
    chunks.append(7)
    #expect(copy.count == 5_000)
    #expect(copy.elementsEqual(0..<5_000))
    #expect(chunks.last == 7)
  }
}
