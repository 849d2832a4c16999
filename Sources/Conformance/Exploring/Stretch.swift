/// Some worlds of a level, which one job looks at, in order.
struct Stretch: Sendable {
  /// A world that a move leads to, and that no move of the stretch led to before.
  struct Reached: Sendable {
    var fingerprint: UInt64
    /// The world that the move is made in, by its place among the states.
    var place: Int32
    /// What the move does, as a number of the memo.
    var step: Int32
  }

  let states: PackedStates
  let range: Range<Int>
  /// The number of the first of the worlds.
  let first: Int
  private(set) var reached: [Reached] = []
  /// The places of the worlds in which nothing more can happen.
  private(set) var finals: [Int] = []
  private(set) var transitions = 0
  /// Of what was reached: whether it is new.
  var isNew: [Bool] = []
  /// The new worlds.
  private(set) var next = PackedStates()
  /// The place of the world at which something has to be found out first.
  private(set) var unknown: Int?
  private var place: Int
  private var look = Look()
  /// By world: what was found to be impossible in it.
  private var impossible: [UInt64] = []
  /// What was reached. Worlds that are looked at after each other lead to the same worlds, so that
  /// few of them are left to be looked for among all that was ever seen.
  private var near = FingerprintSet(keepsNumbers: false)

  init(states: PackedStates, range: Range<Int>, first: Int) {
    self.states = states
    self.range = range
    self.first = first
    place = range.lowerBound
  }

  /// Looks at the worlds that are left, up to where something has to be found out.
  mutating func look(_ known: Knowledge) {
    unknown = nil
    while place < range.upperBound {
      look.load(place, of: states, known)
      if look.find(known) != nil {
        unknown = place
        return
      }
      note()
      place += 1
    }
    isNew = Array(repeating: false, count: reached.count)
    near = FingerprintSet(keepsNumbers: false)
  }

  private mutating func note() {
    if look.possible.isEmpty { finals.append(place) }
    impossible.append(look.state.impossible)
    for index in look.possible.indices where !look.isRepeated(index) {
      transitions += 1
      let fingerprint = look.reached[index]
      if near.insert(fingerprint) != nil { continue }
      reached.append(
        Reached(fingerprint: fingerprint, place: Int32(place), step: look.possible[index].step))
    }
  }

  /// By new world: the number of the one that it was reached from.
  var parentsOfNew: [Int] {
    zip(reached, isNew).filter(\.1).map { first + Int($0.0.place) - range.lowerBound }
  }

  /// Packs the new worlds; a step that was known once does the same for ever.
  mutating func pack(_ known: Knowledge) {
    var loaded: Int32 = -1
    for (new, isNew) in zip(reached, isNew) where isNew {
      if loaded != new.place { load(new.place, known) }
      loaded = new.place
      next.append(look.state, after: Int(new.step), known.memo)
    }
    reached = []
    impossible = []
  }

  /// Takes up a world that was looked at, with what is known of it since.
  private mutating func load(_ place: Int32, _ known: Knowledge) {
    look.load(Int(place), of: states, known)
    look.state.impossible = impossible[Int(place) - range.lowerBound]
  }
}
