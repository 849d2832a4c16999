import IntentEngine

@testable import IntentSimulation

/// Every interleaving by copying worlds: too slow to use, too plain to be wrong.
struct NaiveExplorer {
  private(set) var states = 1
  private(set) var transitions = 0
  /// The longest of the shortest paths.
  private(set) var depth = 0
  private(set) var finals: [World] = []

  init(_ root: World) {
    var seen: Set<UInt64> = [root.fingerprint]
    var level = [root]
    var choices: [Choice] = []
    while !level.isEmpty {
      var next: [World] = []
      for world in level {
        world.choices(into: &choices)
        if choices.isEmpty { finals.append(world) }
        var reached: Set<UInt64> = []
        for choice in choices {
          var successor = world
          successor.step(choice)
          guard reached.insert(successor.fingerprint).inserted else { continue }
          transitions += 1
          if seen.insert(successor.fingerprint).inserted { next.append(successor) }
        }
      }
      states += next.count
      if !next.isEmpty { depth += 1 }
      level = next
    }
  }
}
