import IntentEngine
import IntentSimulation

/// Plays every interleaving, and every fault within the world's budgets: breadth first, so that the
/// first way to a world is a shortest one, or depth first, so that few worlds wait.
///
/// A world is a few numbers (`WorldStore`), and a step is made by the real world only where nothing like
/// it was made before (`StepMemo`). Worlds are kept only until they have been looked at.
package struct Explorer {
  /// Which of the worlds that were found is looked at next.
  package enum Order: Hashable, Sendable {
    /// The first: ways are shortest ones.
    case breadthFirst
    /// The last: each way is followed to its end. It is done by one job.
    case depthFirst
  }

  var store: WorldStore
  var known: Knowledge
  let reductions: Reductions
  let order: Order
  let limit: Int
  let jobs: Int
  /// Which devices may stand in the places of which; none where each is looked at as itself.
  package let renamings: [Renaming]
  /// Of the worlds that were seen, the least fingerprint under all names.
  var seen: [FingerprintSet]
  /// By world: the one that it was reached from first, -1 for the root, and its fingerprint under its
  /// own names.
  var parents = GrowingList<Int32>()
  var fingerprints = GrowingList<UInt64>()
  var found = Exploration()
  /// Says what is wrong with an event, where somebody wants to know.
  package var judge: StepJudge?
  /// The world that is looked at.
  var look = Look()
  /// How many worlds were looked at, in the order of their numbers.
  var lookedAt = 0
  private var fetched: UInt64 = 0

  /// A canary, for the test that must notice that worlds are lost: a move sleeps where one of the ways
  /// to a world says so, and nothing wakes it.
  var neverWakes = false

  /// The moves that sleep in each world, where only one order of two moves is played.
  var sleep = SleepSets()
  var asleep = GrowingList<UInt32>()
  var revisits = Revisits()
  var conflicts = Conflicts()
  var byName: [Int] = []
  var quiet: [UInt32] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - root: a world without time and history, at its beginning.
  ///   - limit: the most worlds to look at.
  ///   - reductions: what is left out because something else shows the same.
  ///   - jobs: how many worlds are looked at at once; what is found is the same for any number. With
  ///     sleep sets, and depth first, it is one.
  ///   - order: which world is looked at next; with sleep sets it is breadth first.
  package init(
    _ root: World, limit: Int = 10_000_000, reductions: Reductions = [], jobs: Int = 1,
    order: Order = .breadthFirst
  ) {
    let renamings =
      reductions.contains(.symmetry)
      ? root.setup.interchanges(ordersAny: root.options.ordersAny) : []
    self.init(
      root, limit: limit, reductions: reductions, jobs: jobs, order: order, assuming: renamings)
  }

  /// Prepares a search that takes certain devices for interchangeable.
  init(
    _ root: World, limit: Int = 10_000_000, reductions: Reductions, jobs: Int = 1,
    order: Order = .breadthFirst, assuming claimed: [Renaming]
  ) {
    self.limit = limit
    // What sleeps in a world is known neither under other names nor where something is put off.
    let reductions = reductions.contains(.sleepSets) ? .sleepSets : reductions
    self.reductions = reductions
    self.order = reductions.contains(.sleepSets) ? .breadthFirst : order
    self.jobs = reductions.contains(.sleepSets) || order == .depthFirst ? 1 : jobs
    var store = WorldStore(root)
    renamings = reductions.contains(.symmetry) ? store.follow(claimed) : []
    self.store = store
    let moves = MoveTable(root)
    known = Knowledge(
      memo: StepMemo(imageCount: renamings.count, questionCount: moves.pass), moves: moves)
    known.takesLateRepliesFirst = reductions.contains(.partialOrder)
    found.symmetries = renamings.count + 1
    let keepsNumbers = reductions.contains(.sleepSets)
    seen = (0..<Explorer.parts(self.jobs)).map { _ in FingerprintSet(keepsNumbers: keepsNumbers) }
    parents.append(-1)
    fingerprints.append(root.fingerprint)
    asleep.append(SleepSets.empty)
    look.begin(root.fingerprint, names: renamings.count + 1)
  }

  /// Searches to the end, or to the limit.
  ///
  /// - Parameters:
  ///   - onlyFinals: whether only worlds in which nothing more can happen are shown, which is faster.
  ///   - show: is shown each world once, when it is looked at: with the number by which `path` finds
  ///     it, and whether nothing more can happen in it.
  package mutating func run(
    onlyFinals: Bool = false,
    looking show: (_ world: World, _ number: Int, _ isFinal: Bool) -> Void
  ) -> Exploration {
    var level = [PackedStates()]
    level[0].append(look.state)
    _ = seen[part(of: fingerprints[0])].insert(fingerprints[0])
    if order == .depthFirst {
      searchDeep(level[0], onlyFinals, show)
      found.states = parents.count
      return found
    }
    while level.contains(where: { $0.count > 0 }) || !revisits.isEmpty {
      let again = revisits.take()
      var next =
        isWide(level)
        ? searchTogether(level, onlyFinals, show) : search(level, onlyFinals, show)
      for (index, revisit) in again.list.enumerated() where found.bound == nil {
        find(index, of: again.states)
        expandAwake(revisit.number, only: revisit.moves, into: &next[0])
      }
      weigh(level, next)
      if found.bound != nil { break }
      if next.contains(where: { $0.count > 0 }) { found.depth += 1 }
      level = next
    }
    found.states = parents.count
    return found
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

  /// A shortest way to the world with a fingerprint; `nil` where it was never looked at.
  package func path(toFingerprint fingerprint: UInt64) -> [UInt64]? {
    (0..<parents.count).first { fingerprints[$0] == fingerprint }.map { path(to: $0) }
  }

  // MARK: One world after the other

  mutating func search(
    _ level: [PackedStates], _ onlyFinals: Bool, _ show: (World, Int, Bool) -> Void
  ) -> [PackedStates] {
    var next = PackedStates()
    for states in level {
      for index in 0..<states.count {
        let number = lookedAt
        find(index, of: states)
        tell(number, onlyFinals, show)
        expand(number, into: &next)
        if found.bound != nil { return [next] }
      }
    }
    return [next]
  }

  /// Shows the world that is looked at.
  mutating func tell(_ number: Int, _ onlyFinals: Bool, _ show: (World, Int, Bool) -> Void) {
    let isFinal = look.possible.isEmpty
    if isFinal { found.finals += 1 }
    if isFinal || !onlyFinals {
      store.enter(look.state.values, look.state.messages)
      show(store.live, number, isFinal)
    }
    lookedAt += 1
  }

  /// Looks at a world, and finds out in the real one what is not known yet.
  mutating func find(_ index: Int, of states: PackedStates) {
    look.load(index, of: states, known)
    while let unknown = look.find(known) { findOut(unknown) }
  }

  private mutating func findOut(_ unknown: Unknown) {
    store.enter(look.state.values, look.state.messages)
    let action: Int
    let performed: Performed
    switch unknown {
    case .question(let index):
      (action, performed) = (index, store.ask(known.moves.choices[index]))
    case .late(let message, let place):
      (action, performed) = (
        known.moves.action(.late, Int(message)), store.askWhetherLate(place)
      )
    case .deadlines:
      (action, performed) = (known.moves.pass, store.askForDeadlines())
      known.moves.number(performed.spans)
    case .step(let move):
      (action, performed) = (move.action, store.perform(move.choice, judge: judge))
      note(performed)
    }
    known.areAdmitted = store.areAdmitted
    known.namesakes = store.namesakes
    known.rootValues = store.rootValues
    var state = look.state
    state.values += store.rootValues[state.values.count...]
    if !performed.areImagesKnown { found.bound = .names }
    known.memo.insert(action, performed, state, store.indices)
  }

  /// Keeps what is wrong with an event, where the like was not found before.
  private mutating func note(_ performed: Performed) {
    let here = look.state.fingerprints[0]
    for number in performed.flaws where !found.flaws.contains(where: { $0.number == number }) {
      found.flaws.append(
        Exploration.Flaw(number: number, before: here, after: here &+ performed.delta))
    }
  }

  mutating func expand(_ number: Int, into next: inout PackedStates) {
    fetched |= seen[0].fetch(look.reached)
    if reductions.contains(.sleepSets) {
      return expandAwake(number, only: nil, into: &next)
    }
    for index in look.possible.indices where !look.isRepeated(index) {
      found.transitions += 1
      let fingerprint = look.reached[index]
      guard seen[part(of: fingerprint)].insert(fingerprint) == nil else { continue }
      guard hasRoom else { return }
      follow(index, from: number, into: &next)
    }
  }

  /// The world after a move, which was never seen, waits to be looked at.
  mutating func follow(_ index: Int, from number: Int, into next: inout PackedStates) {
    next.append(look.state, after: Int(look.possible[index].step), known.memo)
    add(next.lastFingerprint, from: number)
  }

  /// Whether one more world may be looked at; where not, the search is at its bound.
  var hasRoom: Bool {
    mutating get {
      if parents.count < limit { return true }
      found.bound = .states(limit)
      return false
    }
  }

  /// A world that was never seen gets the next number.
  mutating func add(_ fingerprint: UInt64, from parent: Int) {
    parents.append(Int32(parent))
    fingerprints.append(fingerprint)
  }

  mutating func weigh(_ level: [PackedStates], _ next: [PackedStates]) {
    let waiting = (level + next).reduce(0) { $0 + $1.count }
    found.waiting = max(found.waiting, waiting)
    let frontier = (level + next).reduce(revisits.byteCount) { $0 + $1.byteCount }
    let worlds = seen.reduce(parents.byteCount + fingerprints.byteCount) { $0 + $1.byteCount }
    let order = reductions.contains(.sleepSets) ? asleep.byteCount + sleep.byteCount : 0
    found.bytes = max(
      found.bytes, frontier + worlds + order + store.byteCount + known.memo.byteCount)
  }
}
