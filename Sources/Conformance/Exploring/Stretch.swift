/// Some worlds of a level, which one job looks at, in order.
struct Stretch: Sendable {
  /// A world that a move leads to.
  struct Reached: BitwiseCopyable, Sendable {
    /// The world that the move is made in, by its place among the states.
    var place: Int32
    /// What the move does, as a number of the memo.
    var step: Int32
  }

  /// What one job looks for among all that was ever seen: fingerprints, and their places in what was
  /// reached.
  struct Sought: Sendable {
    fileprivate(set) var fingerprints: [UInt64] = []
    fileprivate(set) var places: [Int32] = []
  }

  let states: PackedStates
  let range: Range<Int>
  /// The number of the first of the worlds.
  let first: Int
  private(set) var reached: [Reached] = []
  /// The places of the worlds in which nothing more can happen.
  private(set) var finals: [Int] = []
  private(set) var transitions = 0
  /// By job that owns the fingerprints: what is looked for, and what of it is new.
  private(set) var sought: [Sought]
  var new: [[Int32]] = []
  /// The new worlds; of each its fingerprint, and the number of the one that it was reached from.
  private(set) var next = PackedStates()
  private(set) var fingerprintsOfNew: [UInt64] = []
  private(set) var parentsOfNew: [Int32] = []
  /// The place of the world at which something has to be found out first.
  private(set) var unknown: Int?
  private var place: Int
  private var look = Look()
  /// By world: what was found to be impossible in it.
  private var impossible: [UInt64] = []
  /// What was reached a little before, by its last bits. Worlds that are looked at after each other lead
  /// to the same worlds, so that few of them are left to be looked for among all that was ever seen.
  private var near: [UInt64] = []
  private let partCount: Int

  init(states: PackedStates, range: Range<Int>, first: Int, parts: Int, jobs: Int) {
    self.states = states
    self.range = range
    self.first = first
    partCount = parts
    sought = Array(repeating: Sought(), count: jobs)
    place = range.lowerBound
  }

  /// Looks at the worlds that are left, up to where something has to be found out.
  mutating func look(_ known: Knowledge) {
    unknown = nil
    if near.isEmpty { near = Array(repeating: 0, count: Stretch.nearCount) }
    while place < range.upperBound {
      look.load(place, of: states, known)
      if look.find(known) != nil {
        unknown = place
        return
      }
      note()
      place += 1
    }
    near = []
  }

  /// A power of two, so that what is near stays in the processor.
  private static let nearCount = 1 << 14

  private mutating func note() {
    if look.possible.isEmpty { finals.append(place) }
    impossible.append(look.state.impossible)
    for index in look.possible.indices where !look.isRepeated(index) {
      transitions += 1
      // 0 is what nothing has reached.
      let fingerprint = max(1, look.reached[index])
      let slot = Int(truncatingIfNeeded: fingerprint) & (Stretch.nearCount - 1)
      if near[slot] == fingerprint { continue }
      near[slot] = fingerprint
      let owner = Sifter.owner(of: fingerprint, partCount, jobs: sought.count)
      sought[owner].fingerprints.append(fingerprint)
      sought[owner].places.append(Int32(reached.count))
      reached.append(Reached(place: Int32(place), step: look.possible[index].step))
    }
  }

  /// Packs the new worlds; a step that was known once does the same for ever.
  mutating func pack(_ known: Knowledge) {
    var isNew = Array(repeating: false, count: reached.count)
    for places in new {
      for place in places { isNew[Int(place)] = true }
    }
    var loaded: Int32 = -1
    for index in reached.indices where isNew[index] {
      let way = reached[index]
      if loaded != way.place { load(way.place, known) }
      loaded = way.place
      next.append(look.state, after: Int(way.step), known.memo)
      fingerprintsOfNew.append(next.lastFingerprint)
      parentsOfNew.append(Int32(first + Int(way.place) - range.lowerBound))
    }
    (reached, impossible, sought, new) = ([], [], [], [])
  }

  /// Takes up a world that was looked at, with what is known of it since.
  private mutating func load(_ place: Int32, _ known: Knowledge) {
    look.load(Int(place), of: states, known)
    look.state.impossible = impossible[Int(place) - range.lowerBound]
  }
}
