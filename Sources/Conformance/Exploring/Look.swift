import IntentEngine
import IntentSimulation

/// One world after the other, as a search looks at it: what can happen, and where it leads.
struct Look {
  /// The world that is looked at.
  var state = ExploredState()
  /// What can happen in it.
  var possible: [Move] = []
  /// Where that leads: by move, the fingerprint, which is the least of those under all names.
  private(set) var reached: [UInt64] = []
  /// Changes the order in which moves are made: the outcomes must not depend on it.
  var shuffle: UInt64?

  /// Nothing is looked at yet.
  ///
  /// There is more room than is used, so that what two jobs write lies apart.
  init() {
    state.fingerprints.reserveCapacity(64)
    state.values.reserveCapacity(512)
    state.messages.reserveCapacity(128)
    possible.reserveCapacity(128)
    reached.reserveCapacity(128)
  }

  /// Takes up the root, with its fingerprint under each of its names.
  mutating func begin(_ fingerprint: UInt64, names: Int) {
    state.fingerprints = Array(repeating: fingerprint, count: names)
    state.impossible = 0
  }

  /// Takes up a world.
  mutating func load(_ index: Int, of list: PackedStates, _ known: borrowing Knowledge) {
    list.load(index, into: &state, rootValues: known.rootValues)
  }

  /// Lists what can happen in the world, and where it leads.
  ///
  /// - Returns: what has to be found out first, where something has to.
  mutating func find(_ known: borrowing Knowledge) -> Unknown? {
    if state.values.count < known.rootValues.count {
      state.values += known.rootValues[state.values.count...]
    }
    if let unknown = findMoves(known) { return unknown }
    for index in possible.indices {
      guard let step = known.memo.find(possible[index].action, state) else {
        return .step(possible[index])
      }
      possible[index].step = Int32(step)
    }
    if known.takesLateRepliesFirst, let unknown = takeLateReply(known) { return unknown }
    if let seed = shuffle.map({ $0 ^ state.fingerprints[0] }) {
      possible.sort { Look.order($0, seed) < Look.order($1, seed) }
    }
    reached.removeAll(keepingCapacity: true)
    for move in possible { reached.append(known.memo.least(after: Int(move.step), of: state)) }
    return nil
  }

  /// Where a reply comes too late to matter, its arrival is all that need happen in this world: it
  /// touches nothing, whatever else happens first, so that every run has one as long that begins with
  /// it. To lose it, or to have it twice, would only spend a fault.
  private mutating func takeLateReply(_ known: borrowing Knowledge) -> Unknown? {
    guard possible.count > 1 else { return nil }
    for move in possible where known.memo.entries[Int(move.step)].isIdle {
      guard case .deliver(let place) = move.choice else { continue }
      let question = known.moves.action(.late, Int(move.message))
      guard let answer = known.memo.find(question, state) else {
        return .late(move.message, Int(place))
      }
      guard known.memo.entries[answer].isPossible else { continue }
      possible.removeAll(keepingCapacity: true)
      possible.append(move)
      return nil
    }
    return nil
  }

  /// Whether an earlier move makes the same world of this one: then the two are one.
  func isRepeated(_ index: Int) -> Bool { reached[..<index].contains(reached[index]) }

  private static func order(_ move: Move, _ seed: UInt64) -> UInt64 {
    Fingerprint.mix(seed ^ UInt64(move.action))
  }

  // MARK: Which moves there are

  /// Lists what can happen, in the order of `World.choices`; of equal messages only the first counts.
  private mutating func findMoves(_ known: borrowing Knowledge) -> Unknown? {
    possible.removeAll(keepingCapacity: true)
    let moves = known.moves
    if let unknown = addPossible(moves.steps, known) { return unknown }
    addMessages(.arrive, admitted: false, known)
    addMessages(.arrive, admitted: true, known)
    if let unknown = addPossible(moves.timers, known) { return unknown }
    if possible.isEmpty { return nil }
    if let unknown = addFaults(.lose, moves.lose, known) { return unknown }
    if let unknown = addFaults(.duplicate, moves.duplicate, known) { return unknown }
    if let unknown = addPossible(moves.crashes, known) { return unknown }
    return moves.timePasses ? addPasses(known) : nil
  }

  private mutating func addPossible(
    _ range: Range<Int>, _ known: borrowing Knowledge
  ) -> Unknown? {
    for index in range where !isKnownImpossible(index) {
      guard let answer = known.memo.find(index, state) else { return .question(index) }
      guard isPossible(answer, index, known) else { continue }
      possible.append(
        Move(
          action: known.moves.count + index, name: UInt32(known.moves.count + index),
          choice: known.moves.choices[index], question: Int32(answer),
          needsOthers: range == known.moves.crashes))
    }
    return nil
  }

  private mutating func addFaults(
    _ kind: MoveTable.MessageKind, _ index: Int, _ known: borrowing Knowledge
  ) -> Unknown? {
    if isKnownImpossible(index) { return nil }
    guard let answer = known.memo.find(index, state) else { return .question(index) }
    guard isPossible(answer, index, known) else { return nil }
    addMessages(kind, admitted: false, because: answer, known)
    return nil
  }

  /// Whether the answer was no in an earlier world, and nothing has touched it since.
  private func isKnownImpossible(_ question: Int) -> Bool {
    state.impossible >> UInt64(question) & 1 != 0
  }

  /// What an answer says; a no is kept for the worlds after this one, but for the questions that have
  /// no bit.
  private mutating func isPossible(
    _ answer: Int, _ question: Int, _ known: borrowing Knowledge
  ) -> Bool {
    if known.memo.entries[answer].isPossible { return true }
    state.impossible |= 1 << UInt64(question)
    return false
  }

  private mutating func addMessages(
    _ kind: MoveTable.MessageKind, admitted: Bool, because question: Int = -1,
    _ known: borrowing Knowledge
  ) {
    for place in state.messages.indices {
      let message = state.messages[place]
      guard known.areAdmitted[Int(message) - 1] == admitted,
        state.messages[..<place].firstIndex(of: message) == nil
      else { continue }
      possible.append(
        Move(
          action: known.moves.action(kind, Int(message)),
          name: UInt32(known.moves.action(kind, Int(known.namesakes[Int(message) - 1]))),
          choice: known.moves.choice(kind, at: place, isAdmitted: admitted),
          question: Int32(question), message: message))
    }
  }

  private mutating func addPasses(_ known: borrowing Knowledge) -> Unknown? {
    guard let answer = known.memo.find(known.moves.pass, state) else { return .deadlines }
    for span in known.memo.spans(answer) {
      guard let number = known.moves.number(of: span) else { return .deadlines }
      possible.append(
        Move(
          action: known.moves.action(.pass, number),
          name: UInt32(known.moves.action(.pass, number)), choice: .pass(span),
          question: Int32(answer), needsOthers: true))
    }
    return nil
  }
}
