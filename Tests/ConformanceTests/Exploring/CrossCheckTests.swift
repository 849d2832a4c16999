import IntentSimulation
import Testing

@testable import Conformance

/// Searches count what others have published; `.ci/run` holds all three families to it.
@Suite struct CrossCheckTests {
  @Test(arguments: [1, 2])
  func theSmallestIsAsPublishedInEveryWay(jobs: Int) {
    let (family, counts) = CrossCheck.published[0]
    let lines = CrossCheck.lines(family, counts, jobs: jobs)
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.holds })
    #expect(
      lines[0].text
        == "COMPLETE-REPLAY(2, 2, 1) breadth first: 4026 states, 16474 transitions, 18 events deep, "
        + "30 final states, 2 outcomes")
  }

  /// A canary: what is not as published is said, in every way of searching that counts it.
  @Test func anotherNumberIsViolated() {
    let (family, counts) = CrossCheck.published[0]
    var other = counts
    other.outcomes += 1
    #expect(CrossCheck.lines(family, other).allSatisfy { !$0.holds })
    other = counts
    other.transitions += 1
    let lines = CrossCheck.lines(family, other)
    #expect(lines.map(\.holds) == [false, false, false, true, true])
    #expect(lines[0].text.hasSuffix(", 2 outcomes; violated: published are 16475 transitions"))
  }

  @Test func theFamiliesAreThoseThatOthersCounted() {
    let numbers = CrossCheck.published.map { ($0.counts.states, $0.counts.outcomes) }
    #expect(numbers.map(\.0) == [4_026, 70_097, 120_212])
    #expect(numbers.map(\.1) == [2, 3, 15])
  }
}
