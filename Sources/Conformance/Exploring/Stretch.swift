/// Some worlds of a level, which one job looks at, in order.
struct Stretch: Sendable {
  /// A world that a move leads to, and that was not seen on an earlier level.
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
  private var fetched: UInt64 = 0

  init(states: PackedStates, range: Range<Int>, first: Int) {
    self.states = states
    self.range = range
    self.first = first
    place = range.lowerBound
  }

  /// Looks at the worlds that are left, up to where something has to be found out.
  mutating func look(_ known: Knowledge, _ seen: [FingerprintSet]) {
    unknown = nil
    while place < range.upperBound {
      look.load(place, of: states, known)
      if look.find(known) != nil {
        unknown = place
        return
      }
      note(seen)
      place += 1
    }
    isNew = Array(repeating: false, count: reached.count)
  }

  private mutating func note(_ seen: [FingerprintSet]) {
    if look.possible.isEmpty { finals.append(place) }
    for fingerprint in look.reached {
      fetched |= seen[Explorer.part(of: fingerprint, seen.count)].fetch(fingerprint)
    }
    for index in look.possible.indices where !look.isRepeated(index) {
      transitions += 1
      let fingerprint = look.reached[index]
      if seen[Explorer.part(of: fingerprint, seen.count)].contains(fingerprint) { continue }
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
      if loaded != new.place { look.load(Int(new.place), of: states, known) }
      loaded = new.place
      next.append(look.state, after: Int(new.step), known.memo)
    }
    reached = []
  }
}
