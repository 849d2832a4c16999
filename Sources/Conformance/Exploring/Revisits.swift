/// Worlds that were looked at, and in which some moves turned out to be left.
struct Revisits {
  /// One of them.
  struct Revisit {
    /// The world.
    var number: Int
    /// The moves that are left, as a number of the `SleepSets`.
    var moves: UInt32
  }

  private(set) var list: [Revisit] = []
  private(set) var states = PackedStates()
  /// By world: its place in the list.
  private var places: [Int: Int] = [:]

  var isEmpty: Bool { list.isEmpty }

  /// The bytes that they take.
  var byteCount: Int { states.byteCount + list.capacity * MemoryLayout<Revisit>.stride }

  /// Leaves moves to be made in a world.
  ///
  /// - Parameter pack: adds the world, where it is not there yet.
  mutating func add(
    _ number: Int, _ moves: UInt32, _ sleep: inout SleepSets,
    pack: (inout PackedStates) -> Void
  ) {
    if let place = places[number] {
      list[place].moves = sleep.union(list[place].moves, moves)
      return
    }
    places[number] = list.count
    list.append(Revisit(number: number, moves: moves))
    pack(&states)
  }

  /// All of them; none are left here.
  mutating func take() -> Revisits {
    let all = self
    self = Revisits()
    return all
  }
}
