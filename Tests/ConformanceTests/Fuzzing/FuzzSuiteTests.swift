import Testing

@testable import Conformance

/// Seeds may be played in any parts and in any order: what comes of them is the same.
struct FuzzSuiteTests {
  private static let faulty = ["write.once/lookup"]

  private func run(
    _ first: Int, _ last: Int, jobs: Int = 1, without: [String] = [],
    from begun: FuzzTally? = nil
  ) async throws -> FuzzTally {
    let options = FuzzOptions(
      seeds: SeedRange(first, last), jobs: jobs,
      selection: try SafeguardSelection(without: without))
    var suite = try FuzzSuite(options, goingOnFrom: begun)
    await suite.playAll()
    return suite.tally
  }

  @Test func theRealEngineHolds() async throws {
    let tally = try await run(1, 400, jobs: 2)
    #expect(tally.groups.map { "\($0.signature), seed \($0.seed)" } == [])
    #expect(tally.seeds == [SeedRange(1, 400)])
    #expect(tally.foretold > 1_000)
  }

  /// What nobody is asked is passed over: every run comes to the steps that bring all to rest.
  @Test func runsWithoutTimeComeToTheirEnd() {
    let seeds = (1...150).map { FuzzSeed($0, safeguards: .all) }
      .filter { $0.generated.strategy != .timed }
    #expect(seeds.count > 30)
    let ended = seeds.count { $0.play.playthrough.world.beginTimes.allSatisfy { $0 != nil } }
    #expect(ended == seeds.count)
  }

  /// Who has synced and shows something old is not at rest.
  @Test func whatIsNotAtRestIsFound() async throws {
    let tally = try await run(1, 10, without: ["sync.not-a-database/copy"])
    let words = "sync.not-a-database, \(RestOracle.name): DEVICE shows TASK"
    #expect(tally.groups.contains { $0.signature.hasPrefix(words) })
  }

  @Test func partsAddUpInAnyOrder() async throws {
    let whole = try await run(1, 150, without: Self.faulty)
    #expect(!whole.groups.isEmpty)
    let parts = [
      try await run(101, 150, jobs: 2, without: Self.faulty),
      try await run(1, 30, without: Self.faulty), try await run(31, 100, without: Self.faulty),
    ]
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]] {
      var joined = parts[order[0]]
      for index in order.dropFirst() { try joined.add(parts[index]) }
      #expect(joined == whole)
    }
  }

  @Test func goingOnPlaysOnlyWhatIsLeft() async throws {
    let whole = try await run(1, 90, without: Self.faulty)
    let middle = try await run(30, 40, without: Self.faulty)
    #expect(try await run(1, 90, without: Self.faulty, from: middle) == whole)
    await #expect(throws: UsageProblem.self) { try await run(1, 90, from: middle) }
  }

  @Test func noSeedCountsTwice() async throws {
    var tally = try await run(1, 20)
    let other = try await run(20, 30)
    #expect(throws: UsageProblem.self) { try tally.add(other) }
  }

  @Test func shardsAreAllOfTheSeeds() {
    let seeds = SeedRange(5, 104)
    for parts in [1, 3, 7, 100] {
      let ranges = (1...parts).compactMap { seeds.part($0, of: parts) }
      #expect(ranges.joined() == [seeds])
      #expect(!ranges.overlap)
    }
    #expect(SeedRange(1, 2).part(1, of: 3) == nil)
    #expect(
      [SeedRange(3, 5), SeedRange(9, 9)].leaving(SeedRange(1, 10)).map(\.text)
        == ["1..2", "6..8", "10"])
  }
}
