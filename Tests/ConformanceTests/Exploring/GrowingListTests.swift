import Testing

@testable import Conformance

/// A list in pieces is what an array would be, however it grows.
struct GrowingListTests {
  @Test(arguments: [0, 1, 16_383, 16_384, 16_385, 40_000])
  func itGrowsByManyAsByOne(begun: Int) {
    var list = GrowingList<Int32>()
    for number in 0..<begun { list.append(Int32(number)) }
    var expected = Array(0..<Int32(begun))
    for count in [0, 1, 5, 16_384, 33_000] {
      let more = (0..<count).map { Int32($0 * 3 + 1) }
      list.append(contentsOf: more)
      expected += more
    }
    #expect(list.count == expected.count)
    #expect(list.count == 0 || (0..<list.count).allSatisfy { list[$0] == expected[$0] })
  }
}
