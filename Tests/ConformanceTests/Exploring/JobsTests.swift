import IntentSimulation
import Testing

@testable import Conformance

/// What is found does not depend on how many look, nor on where fingerprints start.
@Suite struct JobsTests {
  @Test(arguments: [2, 3, 8])
  func anyNumberOfJobsFindsTheSame(jobs: Int) throws {
    let root = try JobsTests.root(seed: 0)
    let alone = JobsTests.search(Explorer(root))
    let together = JobsTests.search(Explorer(root, jobs: jobs))
    #expect(together.figures == alone.figures)
    let isSame = together.worlds == alone.worlds && together.shown == alone.shown
    #expect(isSame)
  }

  @Test func aLimitStopsAnyNumberOfJobsAtTheSameWorld() throws {
    let root = try JobsTests.root(seed: 0)
    let alone = JobsTests.search(Explorer(root, limit: 3_000))
    let together = JobsTests.search(Explorer(root, limit: 3_000, jobs: 2))
    #expect(alone.figures[0] == 3_000)
    #expect(together.figures == alone.figures)
    let isSame = together.worlds == alone.worlds
    #expect(isSame)
  }

  @Test func anotherSeedGivesOtherFingerprintsAndTheSameCounts() throws {
    let first = JobsTests.search(Explorer(try JobsTests.root(seed: 0)))
    let second = JobsTests.search(Explorer(try JobsTests.root(seed: 0x5EED)))
    #expect(first.figures == second.figures)
    let hasShared = !Set(first.shown).isDisjoint(with: second.shown)
    #expect(!hasShared)
  }

  private static func root(seed: UInt64) throws -> World {
    let family = try ExploreBench.family([2, 2, 1])
    var options = family.options()
    options.fingerprintSeed = seed
    return World(family.setup(), options: options)
  }

  private static func search(
    _ explorer: consuming Explorer
  ) -> (figures: [Int], worlds: [UInt64], shown: [UInt64]) {
    var shown: [UInt64] = []
    let found = explorer.run { world, _, _ in shown.append(world.fingerprint) }
    let worlds = (0..<found.states).map { explorer.path(to: $0).last ?? 0 }
    return ([found.states, found.transitions, found.depth, found.finals], worlds, shown)
  }
}
