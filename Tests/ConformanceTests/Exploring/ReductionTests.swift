import IntentEngine
import IntentSimulation
import Testing

@testable import Conformance

/// What a search leaves out shows nothing that the rest does not show.
@Suite struct ReductionTests {
  /// What a search shows: every world, and how often nothing more can happen.
  private struct Shown: Equatable {
    var worlds: Set<UInt64> = []
    var finals: Set<UInt64> = []
    var depth = 0
    var transitions = 0
  }

  private static let families = [[2, 1, 1], [2, 2, 0], [3, 1, 1]]

  @Test(arguments: families)
  func everyWorldIsSeenInWhateverOrder(numbers: [Int]) throws {
    let root = try ReductionTests.root(numbers)
    let all = ReductionTests.search(Explorer(root))
    for seed in 0..<20 as Range<UInt64> {
      var explorer = Explorer(root, reductions: .sleepSets)
      explorer.look.shuffle = Fingerprint.mix(seed)
      let some = ReductionTests.search(explorer)
      let isSame = some.worlds == all.worlds && some.finals == all.finals
      #expect(isSame, "seed \(seed)")
      #expect(some.depth == all.depth, "seed \(seed)")
      #expect(some.transitions < all.transitions, "seed \(seed)")
    }
  }

  /// A canary: whoever takes moves that touch each other for quiet ones loses worlds.
  @Test func whoIsBlindToConflictsLosesWorlds() throws {
    let root = try ReductionTests.root([2, 1, 1])
    let all = ReductionTests.search(Explorer(root))
    let lost = (0..<20 as Range<UInt64>).filter { seed in
      var explorer = Explorer(root, reductions: .sleepSets)
      explorer.look.shuffle = Fingerprint.mix(seed)
      explorer.conflicts.isBlind = true
      return ReductionTests.search(explorer).worlds != all.worlds
    }
    #expect(!lost.isEmpty)
  }

  /// A canary: whoever does not look again at what sleeps on one way to a world and not on another
  /// loses worlds.
  @Test func whoNeverWakesAnythingLosesWorlds() throws {
    let root = try ReductionTests.root([2, 1, 1])
    let all = ReductionTests.search(Explorer(root))
    let lost = (0..<20 as Range<UInt64>).filter { seed in
      var explorer = Explorer(root, reductions: .sleepSets)
      explorer.look.shuffle = Fingerprint.mix(seed)
      explorer.neverWakes = true
      return ReductionTests.search(explorer).worlds != all.worlds
    }
    #expect(!lost.isEmpty)
  }

  /// What sleeps in a world is known by its name when the world is reached in another way, where the
  /// message is another row: a replay says the same as the first answer.
  @Test func movesOfMessagesThatAreAlikeHaveOneName() throws {
    var explorer = Explorer(try ReductionTests.root([2, 2, 1]))
    _ = explorer.run { _, _, _ in }
    let namesakes = explorer.store.namesakes
    #expect(namesakes.count > 10)
    #expect(Set(namesakes).count < namesakes.count)
    let areFirst = namesakes.allSatisfy { namesakes[Int($0) - 1] == $0 }
    #expect(areFirst)
  }

  @Test(arguments: families)
  func depthFirstSeesTheSameWorlds(numbers: [Int]) throws {
    let root = try ReductionTests.root(numbers)
    let wide = ReductionTests.search(Explorer(root))
    let deep = ReductionTests.search(Explorer(root, order: .depthFirst))
    let isSame = deep.worlds == wide.worlds && deep.finals == wide.finals
    #expect(isSame)
    #expect(deep.transitions == wide.transitions)
  }

  /// Every end, with a spent fault left out of account, is reached by ways that let late replies in
  /// first; and the shortest way to each is as long.
  @Test(arguments: [[2, 2, 1], [2, 3, 0]])
  func lateRepliesComeFirst(numbers: [Int]) throws {
    let family = try ExploreBench.family(numbers)
    let all = ExploreBench.measure(family)
    let some = ExploreBench.measure(family, reductions: .partialOrder)
    #expect(some.outcomes == all.outcomes)
    #expect(some.exploration.depth == all.exploration.depth)
    #expect(some.exploration.transitions < all.exploration.transitions)
  }

  private static func root(_ numbers: [Int]) throws -> World {
    let family = try ExploreBench.family(numbers)
    return World(family.setup(), options: family.options())
  }

  private static func search(_ explorer: consuming Explorer) -> Shown {
    var shown = Shown()
    let found = explorer.run { world, _, isFinal in
      shown.worlds.insert(world.fingerprint)
      if isFinal { shown.finals.insert(world.fingerprint) }
    }
    (shown.depth, shown.transitions) = (found.depth, found.transitions)
    return shown
  }
}
