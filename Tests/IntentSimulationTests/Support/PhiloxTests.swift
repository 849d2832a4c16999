import Testing

@testable import IntentSimulation

@Suite struct PhiloxTests {
  /// The known-answer vectors of Random123 for Philox4x32-10.
  @Test(arguments: [
    (
      SIMD4<UInt32>(0, 0, 0, 0), SIMD2<UInt32>(0, 0),
      SIMD4<UInt32>(0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8)
    ),
    (
      SIMD4(repeating: UInt32.max), SIMD2(repeating: UInt32.max),
      SIMD4(0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd)
    ),
    (
      SIMD4(0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344), SIMD2(0xa409_3822, 0x299f_31d0),
      SIMD4(0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1)
    ),
  ])
  func knownAnswers(counter: SIMD4<UInt32>, key: SIMD2<UInt32>, expected: SIMD4<UInt32>) {
    #expect(Philox.block(counter, key: key) == expected)
  }

  @Test func drawsStayBelowTheirBoundAndReachAll() {
    let random = RandomSource(seed: 7)
    var seen = [Int](repeating: 0, count: 6)
    for number in 0..<6_000 {
      let draw = Draw(.backoff, subject: 3, number: UInt32(number))
      seen[Int(random.below(6, draw))] += 1
    }
    #expect(seen.allSatisfy { (850...1150).contains($0) })
  }

  @Test func drawsDependOnEveryPartOfTheirAddress() {
    let random = RandomSource(seed: 7)
    let base = Draw(.latency, subject: 1, number: 1)
    var others = [base, base, base, base]
    others[0].purpose = .loss
    others[1].subject = 2
    others[2].number = 2
    others[3].leg = 1
    let value = random.below(.max, base)
    #expect(others.allSatisfy { random.below(.max, $0) != value })
    #expect(random.below(.max, base) == value)
    #expect(RandomSource(seed: 8).below(.max, base) != value)
  }

  @Test func chancesAreInBasisPoints() {
    let random = RandomSource(seed: 1)
    let hits = (0..<20_000).count { number in
      random.happens(2_500, Draw(.loss, subject: 0, number: UInt32(number)))
    }
    #expect((4_700...5_300).contains(hits))
    #expect(!random.happens(0, Draw(.loss, subject: 0, number: 1)))
    #expect(random.happens(10_000, Draw(.loss, subject: 0, number: 1)))
  }
}
