import IntentSimulation

/// Plays every interleaving, and every fault within the world's budgets, breadth first: the first way
/// to a world is a shortest one.
///
/// One live world is stepped and rolled back; of the others only what differs from the root is kept,
/// and only until they have been looked at.
package struct Explorer {
  private var live: World
  private var store: WorldStore
  private var seen = FingerprintSet()
  /// By world: the one that it was reached from first, -1 for the root, and its fingerprint.
  private var parents: [Int32] = []
  private var fingerprints: [UInt64] = []
  private let limit: Int
  private var found = Exploration()

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - root: a world without time and history, at its beginning.
  ///   - limit: the most worlds to look at.
  package init(_ root: World, limit: Int = 10_000_000) {
    self.limit = limit
    live = root
    store = WorldStore(&live)
  }

  /// Searches to the end, or to the limit.
  ///
  /// - Parameter look: is shown each world once, when it is looked at: with the number by which
  ///   `path` finds it, and whether nothing more can happen in it.
  package mutating func run(
    looking look: (_ world: World, _ number: Int, _ isFinal: Bool) -> Void
  ) -> Exploration {
    var level = PackedWorlds()
    var next = PackedWorlds()
    store.pack(&live, to: &level)
    _ = seen.insert(live.fingerprint)
    parents.append(-1)
    fingerprints.append(live.fingerprint)
    var first = 0
    while level.count > 0 {
      for index in 0..<level.count {
        store.unpack(index, of: level, into: &live)
        expand(first + index, into: &next, look)
        if found.bound != nil { return finished(level, next) }
      }
      first += level.count
      if next.count > 0 { found.depth += 1 }
      weigh(level, next)
      swap(&level, &next)
      next.removeAll()
    }
    return finished(level, next)
  }

  /// A shortest way to a world: the worlds on it, by their fingerprints, without the root.
  ///
  /// The places of messages differ from world to world, so that numbers of choices would not lead
  /// there again; `World.choices(through:)` finds them.
  package func path(to number: Int) -> [UInt64] {
    var path: [UInt64] = []
    var place = number
    while parents[place] >= 0 {
      path.append(fingerprints[place])
      place = Int(parents[place])
    }
    return path.reversed()
  }

  private mutating func expand(
    _ number: Int, into next: inout PackedWorlds, _ look: (World, Int, Bool) -> Void
  ) {
    var choices: [Choice] = []
    live.choices(into: &choices)
    look(live, number, choices.isEmpty)
    if choices.isEmpty { found.finals += 1 }
    let here = live.mark()
    var reached: [UInt64] = []
    for choice in choices where found.bound == nil {
      live.step(choice)
      let fingerprint = live.fingerprint
      // Equal messages make equal worlds; which of them it was is no difference.
      if !reached.contains(fingerprint) {
        reached.append(fingerprint)
        found.transitions += 1
        add(fingerprint, number, to: &next)
      }
      live.rollBack(to: here)
    }
  }

  private mutating func add(
    _ fingerprint: UInt64, _ parent: Int, to next: inout PackedWorlds
  ) {
    guard seen.insert(fingerprint) else { return }
    if seen.count > limit {
      found.bound = .states(limit)
      return
    }
    store.pack(&live, to: &next)
    parents.append(Int32(parent))
    fingerprints.append(fingerprint)
  }

  private mutating func weigh(_ level: PackedWorlds, _ next: PackedWorlds) {
    let bytes =
      level.byteCount + next.byteCount + store.byteCount + seen.byteCount
      + parents.capacity * MemoryLayout<Int32>.stride
      + fingerprints.capacity * MemoryLayout<UInt64>.stride
    found.bytes = max(found.bytes, bytes)
  }

  private mutating func finished(_ level: PackedWorlds, _ next: PackedWorlds) -> Exploration {
    weigh(level, next)
    found.states = parents.count
    return found
  }
}
