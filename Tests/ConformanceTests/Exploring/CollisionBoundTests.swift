import Testing

@testable import Conformance

/// How likely it is that two worlds were taken for one is told in numbers that one can check.
@Suite struct CollisionBoundTests {
  /// 10¹⁴/2⁶⁵ is 2.71·10⁻⁶.
  @Test func tenMillionWorldsAreAsOthersSay() {
    let bound = CollisionBound(worlds: 10_000_000)
    #expect(bound.parts == 2_710_505_431_214)
    #expect(bound.text == "below 3 in 10^6")
  }

  @Test(arguments: [
    (1, "below 1 in 10^18"), (5, "below 1 in 10^18"), (13_231, "below 5 in 10^12"),
    (4_294_967_295, "below 5 in 10^1"), (6_000_000_000, "not bounded"),
    (7_000_000_000, "not bounded"), (1 << 40, "not bounded"),
  ])
  func oneDigitRoundedUp(worlds: Int, text: String) {
    #expect(CollisionBound(worlds: worlds).text == text)
  }

  /// The least of many is small, so that two are the same more often.
  @Test func namesCount() {
    let (one, six) = (CollisionBound(worlds: 70_097), CollisionBound(worlds: 70_097, names: 6))
    #expect(six.parts == one.parts * 6)
    #expect(CollisionBound(worlds: 6_000_000_000, names: 24).text == "not bounded")
  }
}
