import IntentEngine
import IntentSimulation
import Testing

@testable import Conformance

@Suite struct ExplorerTests {
  @Test func everyOrderOfTwoDevicesIsAsOthersCountIt() throws {
    let figures = ExploreBench.measure(try ExploreBench.family([2, 2, 1]))
    #expect(figures.exploration.states == 4_026)
    #expect(figures.exploration.transitions == 16_474)
    #expect(figures.exploration.depth == 18)
    #expect(figures.exploration.finals == 30)
    #expect(figures.exploration.bound == nil)
    #expect(figures.outcomes == 2)
  }

  @Test func aKeyWhoseResultIsNotKeptShowsAfterSixTransitions() throws {
    let family = CompleteReplay(devices: 2, sends: 2, losses: 1)
    let faulty = family.options(.all.without(.writeSameResultResult))
    var explorer = Explorer(World(family.setup(), options: faulty))
    var first: Int?
    _ = explorer.run { world, number, _ in
      let told = (0..<2).compactMap { world.outcome(of: InvocationID($0)) }
      if first == nil, Set(told).count == 2 { first = number }
    }
    #expect(explorer.path(to: try #require(first)).count == 6)
  }

  @Test func everyPathLeadsToItsWorld() throws {
    let family = CompleteReplay(devices: 2, sends: 1, losses: 1)
    let root = World(family.setup(), options: family.options())
    var explorer = Explorer(root)
    var ends: [(number: Int, fingerprint: UInt64)] = []
    _ = explorer.run { if $2 { ends.append(($1, $0.fingerprint)) } }
    #expect(!ends.isEmpty)
    for end in ends {
      var world = root
      let path = explorer.path(to: end.number)
      #expect(world.choices(through: path)?.count == path.count)
      #expect(world.fingerprint == end.fingerprint)
    }
  }

  @Test func aLimitIsNoProof() throws {
    let family = CompleteReplay(devices: 2, sends: 2, losses: 1)
    var explorer = Explorer(World(family.setup(), options: family.options()), limit: 100)
    let found = explorer.run { _, _, _ in }
    #expect(found.bound == .states(100))
    #expect(found.states == 100)
  }

  @Test(arguments: [[1, 2, 1], [9, 2, 1], [2, 0, 1], [2, 2, 9]])
  func whatCanNotBeSearchedIsRefused(numbers: [Int]) {
    #expect(throws: UsageProblem.self) { try ExploreBench.family(numbers) }
  }
}
