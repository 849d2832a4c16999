import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// Of worlds that differ only in which of several interchangeable devices is which, one is looked at.
@Suite struct SymmetryTests {
  @Test func whoSharesAKeyAndSaysTheSameIsInterchangeable() throws {
    #expect(try SymmetryTests.places([2, 2, 1]) == [[1, 0, 2]])
    #expect(try SymmetryTests.places([3, 2, 2]) == [[1, 0, 2, 3]])
    let four = try SymmetryTests.places([4, 1, 0])
    #expect(four == [[0, 1, 3, 2, 4], [1, 0, 2, 3, 4], [1, 0, 3, 2, 4]])
  }

  /// One renaming after another is one that is used as well, also where there are too many: a world is
  /// left out for the least under all names, and has to be found again from there.
  @Test func whatIsUsedIsClosed() throws {
    for (devices, locked) in [(8, 0), (4, 2), (3, 3)] {
      let scenario = try SymmetryTests.scenario(completing: devices, locking: locked)
      let places = scenario.setup.interchanges(ordersAny: false).map(\.devices)
      #expect(places.count < WorldSetup.mostInterchanges)
      #expect(places.count > 10)
      let all = Set(places + [(0..<Int32(devices + locked)).map { $0 }])
      for first in all {
        for second in all {
          #expect(all.contains(first.map { second[Int($0)] }))
        }
      }
    }
  }

  /// With more alike devices than are used, all that is left out is still found.
  @Test func outcomesAreTheSameWhereThereAreTooMany() throws {
    let scenario = try SymmetryTests.scenario(completing: 4, locking: 2)
    func outcomes(_ reductions: Reductions) -> [[String]] {
      var explorer = ScenarioExplorer(
        scenario, safeguards: .all, limit: 10_000, reductions: reductions)
      return explorer.run().outcomes.map { [$0.kindWord, "\($0.faults)"] + $0.lines }
    }
    let all = outcomes([])
    #expect(all.count == 4)
    #expect(outcomes(.usual) == all)
  }

  /// Some devices complete one task, all at once, and others are locked.
  private static func scenario(completing: Int, locking: Int) throws -> Scenario {
    let (doers, others) = ((0..<completing).map { "d\($0)" }, (0..<locking).map { "e\($0)" })
    let steps =
      doers.enumerated().map { "\($1): complete t1 as fin\($0)" } + others.map { "\($0): lock" }
    return try RaceScenario.compile(
      devices: doers + others,
      steps: steps.enumerated().map { ($0 == 0 ? "at 0s " : "meanwhile ") + $1 },
      explore: ["attempts 1", "timeouts 0"], expect: ["t1 is done"])
  }

  @Test func whoIsSetUpOtherwiseOrSaysSomethingElseIsNot() throws {
    let setup = try ExploreBench.family([2, 1, 0]).setup()
    var locked = setup
    locked.devices[1].isLocked = true
    #expect(locked.interchanges(ordersAny: true) == [])
    var schema = setup
    schema.devices[0].schema += 1
    #expect(schema.interchanges(ordersAny: true) == [])
    var later = setup
    later.script[1].moment = .then
    #expect(later.interchanges(ordersAny: true) == [])
    var ordered = setup
    ordered.script[1].moment = .after(1)
    #expect(ordered.interchanges(ordersAny: false) == [])
    var reads = setup
    reads.script.append(reads.script[1])
    reads.script[3].action = .sync
    #expect(reads.interchanges(ordersAny: true) == [])
    var asks = setup
    asks.script[0].action = .discover(.app)
    asks.script[1].action = .discover(.app)
    #expect(asks.interchanges(ordersAny: true) == [])
  }

  /// The worlds that were looked at, each under all names, are all worlds.
  @Test(arguments: [[2, 1, 1], [2, 2, 0], [3, 1, 1], [4, 1, 0]])
  func theRestIsTheSameUnderOtherNames(numbers: [Int]) throws {
    let root = try SymmetryTests.root(numbers)
    let all = SymmetryTests.search(Explorer(root), [])
    for reductions in [.symmetry, [.symmetry, .partialOrder]] as [Reductions] {
      let explorer = Explorer(root, reductions: reductions)
      let renamings = explorer.renamings
      let some = SymmetryTests.search(explorer, renamings)
      #expect(some.looked < all.looked)
      #expect(some.worlds.isSubset(of: all.worlds))
      if reductions == .symmetry {
        let isSame = some.worlds == all.worlds && some.finals == all.finals
        #expect(isSame)
      }
    }
  }

  /// What is kept of a key for the rules is kept under the other name as well.
  @Test func whatIsCountedIsTheSameUnderOtherNames() throws {
    let family = try ExploreBench.family([4, 1, 0])
    var options = family.options()
    options.countsEffects = true
    let root = World(family.setup(), options: options)
    let all = SymmetryTests.search(Explorer(root), [])
    let explorer = Explorer(root, reductions: .symmetry)
    let some = SymmetryTests.search(explorer, explorer.renamings)
    #expect(some.looked < all.looked)
    let isSame = some.worlds == all.worlds && some.finals == all.finals
    #expect(isSame)
  }

  @Test(arguments: [[2, 2, 1], [3, 1, 1]])
  func outcomesAreTheSame(numbers: [Int]) throws {
    let family = try ExploreBench.family(numbers)
    let all = ExploreBench.measure(family)
    for jobs in [1, 3] {
      let some = ExploreBench.measure(family, reductions: .usual, jobs: jobs)
      #expect(some.outcomes == all.outcomes)
      #expect(some.exploration.states * 10 < all.exploration.states * 7)
      #expect(some.exploration.depth == all.exploration.depth)
    }
  }

  /// A canary: whoever takes a device for another that sends its own key sees other worlds.
  @Test func whoTakesTheWrongDevicesForInterchangeableSeesOtherWorlds() throws {
    let root = try SymmetryTests.root([3, 1, 0])
    let all = SymmetryTests.search(Explorer(root), [])
    let wrong = Renaming(
      devices: [2, 1, 0, 3], steps: [2, 1, 0, 3], invocations: [2, 1, 0, 3],
      keys: [0, 3, 2, 1, 4])
    let explorer = Explorer(root, reductions: .symmetry, assuming: [wrong])
    #expect(explorer.renamings == [wrong])
    #expect(SymmetryTests.search(explorer, [wrong]).worlds != all.worlds)
  }

  /// What has no other names that are known ends the search.
  @Test func whatHasNoOtherNamesIsNotTakenForTheSame() throws {
    let root = try SymmetryTests.root([2, 1, 0])
    let nameless = Renaming(
      devices: [1, 0, 2], steps: [1, 0, 2], invocations: [1, 0, 2], keys: [])
    var explorer = Explorer(root, reductions: .symmetry, assuming: [nameless])
    #expect(explorer.run { _, _, _ in }.bound == .names)
  }

  private struct Shown {
    var worlds: Set<UInt64> = []
    var finals: Set<UInt64> = []
    var looked = 0
  }

  private static func search(
    _ explorer: consuming Explorer, _ renamings: [Renaming]
  ) -> Shown {
    var shown = Shown()
    _ = explorer.run { world, _, isFinal in
      shown.looked += 1
      let images = renamings.map { world.fingerprint(under: $0) ?? 0 }
      for fingerprint in images + [world.fingerprint] {
        shown.worlds.insert(fingerprint)
        if isFinal { shown.finals.insert(fingerprint) }
      }
    }
    return shown
  }

  private static func places(_ numbers: [Int]) throws -> [[Int32]] {
    try ExploreBench.family(numbers).setup().interchanges(ordersAny: true).map(\.devices)
  }

  private static func root(_ numbers: [Int]) throws -> World {
    let family = try ExploreBench.family(numbers)
    return World(family.setup(), options: family.options())
  }
}
