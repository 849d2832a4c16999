import IntentEngine
import IntentSimulation

/// Plays every interleaving, and every fault within the world's budgets, breadth first: the first way
/// to a world is a shortest one.
///
/// A world is a few numbers (`WorldStore`), and a step is made by the real world only where nothing like
/// it was made before (`StepMemo`). Worlds are kept only until they have been looked at.
package struct Explorer {
  private var store: WorldStore
  private var memo = StepMemo()
  private let moves: MoveTable
  private var seen = FingerprintSet()
  /// By world: the one that it was reached from first, -1 for the root, and its fingerprint.
  private var parents: [Int32] = []
  private var fingerprints: [UInt64] = []
  private let limit: Int
  private var found = Exploration()

  /// The world that is looked at, and the one after a step.
  private var state = ExploredState()
  private var successor = ExploredState()
  private var possible: [Move] = []
  private var reached: [UInt64] = []
  /// How far time was ever let pass: the place is the number of the move.
  private var spans: [Milliseconds] = []
  /// Whether the live world is the one that is looked at.
  private var isEntered = false

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - root: a world without time and history, at its beginning.
  ///   - limit: the most worlds to look at.
  package init(_ root: World, limit: Int = 10_000_000) {
    self.limit = limit
    store = WorldStore(root)
    moves = MoveTable(root)
    parents.append(-1)
    fingerprints.append(root.fingerprint)
  }

  /// Searches to the end, or to the limit.
  ///
  /// - Parameters:
  ///   - onlyFinals: whether only worlds in which nothing more can happen are shown, which is faster.
  ///   - look: is shown each world once, when it is looked at: with the number by which `path` finds
  ///     it, and whether nothing more can happen in it.
  package mutating func run(
    onlyFinals: Bool = false,
    looking look: (_ world: World, _ number: Int, _ isFinal: Bool) -> Void
  ) -> Exploration {
    var level = PackedStates()
    var next = PackedStates()
    level.append(state)
    _ = seen.insert(fingerprints[0])
    var first = 0
    while level.count > 0 {
      for index in 0..<level.count {
        level.load(index, into: &state, rootValues: store.rootValues)
        isEntered = false
        findMoves()
        if possible.isEmpty || !onlyFinals {
          enter()
          look(store.live, first + index, possible.isEmpty)
        }
        expand(first + index, into: &next)
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

  private mutating func enter() {
    if !isEntered { store.enter(state.values, state.messages) }
    isEntered = true
  }

  // MARK: Which moves there are

  /// Lists what can happen, in the order of `World.choices`; of equal messages only the first counts.
  private mutating func findMoves() {
    possible.removeAll(keepingCapacity: true)
    addPossible(moves.steps)
    addMessages(.arrive, admitted: false)
    addMessages(.arrive, admitted: true)
    addPossible(moves.timers)
    guard !possible.isEmpty else { return }
    if isPossible(moves.lose) { addMessages(.lose, admitted: false) }
    if isPossible(moves.duplicate) { addMessages(.duplicate, admitted: false) }
    addPossible(moves.crashes)
    if moves.timePasses { addPasses() }
  }

  private mutating func addPasses() {
    let answer: Int
    if let known = memo.find(moves.pass, state.values) {
      answer = known
    } else {
      enter()
      answer = keep(moves.pass, store.askForDeadlines())
    }
    for span in memo.spans(answer) {
      let number = spans.firstIndex(of: span) ?? spans.count
      if number == spans.count { spans.append(span) }
      possible.append(Move(action: moves.action(.pass, number), choice: .pass(span)))
    }
  }

  private mutating func addPossible(_ range: Range<Int>) {
    for index in range where isPossible(index) {
      possible.append(Move(action: moves.count + index, choice: moves.choices[index]))
    }
  }

  private mutating func addMessages(_ kind: MoveTable.MessageKind, admitted: Bool) {
    for place in state.messages.indices {
      let message = state.messages[place]
      guard store.isAdmitted(message) == admitted,
        state.messages[..<place].firstIndex(of: message) == nil
      else { continue }
      possible.append(moves.move(kind, message, at: place, isAdmitted: admitted))
    }
  }

  private mutating func isPossible(_ index: Int) -> Bool {
    if let known = memo.find(index, state.values) { return memo.entries[known].isPossible }
    enter()
    let answer = keep(index, store.ask(moves.choices[index]))
    return memo.entries[answer].isPossible
  }

  // MARK: Where they lead

  private mutating func expand(_ number: Int, into next: inout PackedStates) {
    if possible.isEmpty { found.finals += 1 }
    reached.removeAll(keepingCapacity: true)
    let here = fingerprints[number]
    for move in possible {
      let step = make(move)
      let fingerprint = here &+ memo.entries[step].delta
      // Two ways that make the same world of this one are one.
      guard !reached.contains(fingerprint) else { continue }
      reached.append(fingerprint)
      found.transitions += 1
      guard seen.insert(fingerprint) else { continue }
      if seen.count > limit {
        found.bound = .states(limit)
        return
      }
      successor.values.replaceSubrange(successor.values.indices, with: state.values)
      successor.messages.replaceSubrange(successor.messages.indices, with: state.messages)
      memo.apply(step, to: &successor)
      next.append(successor)
      parents.append(Int32(number))
      fingerprints.append(fingerprint)
    }
  }

  /// Makes a move, or knows what it does.
  ///
  /// - Returns: the number of the step in the memo.
  private mutating func make(_ move: Move) -> Int {
    if let known = memo.find(move.action, state.values) { return known }
    enter()
    return keep(move.action, store.perform(move.choice))
  }

  private mutating func keep(_ action: Int, _ performed: Performed) -> Int {
    if store.rootValues.count > state.values.count {
      state.values += store.rootValues[state.values.count...]
    }
    return memo.insert(action, performed, state.values, store.indices)
  }

  // MARK: The end

  private mutating func weigh(_ level: PackedStates, _ next: PackedStates) {
    let bytes =
      level.byteCount + next.byteCount + store.byteCount + memo.byteCount + seen.byteCount
      + parents.capacity * MemoryLayout<Int32>.stride
      + fingerprints.capacity * MemoryLayout<UInt64>.stride
    found.bytes = max(found.bytes, bytes)
  }

  private mutating func finished(_ level: PackedStates, _ next: PackedStates) -> Exploration {
    weigh(level, next)
    found.states = parents.count
    return found
  }
}
