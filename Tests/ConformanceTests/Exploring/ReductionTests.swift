import IntentEngine
import IntentSimulation
import Testing

@testable import Conformance

/// Playing only one order of moves that do not touch each other shows all that playing every order does.
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
      var explorer = Explorer(root, reductions: .partialOrder)
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
      var explorer = Explorer(root, reductions: .partialOrder)
      explorer.look.shuffle = Fingerprint.mix(seed)
      explorer.conflicts.isBlind = true
      return ReductionTests.search(explorer).worlds != all.worlds
    }
    #expect(!lost.isEmpty)
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
