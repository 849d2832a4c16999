import IntentEngine

/// Distinct sets of moves, each kept once: those that need not be made in a world, because another way
/// makes them.
struct SleepSets {
  /// The moves of all sets, one set behind the other, each in order.
  private var words: [UInt32] = []
  /// Where each set ends; the first is the empty one.
  private var ends: [Int] = [0]
  /// Numbers of sets plus one, by hash; 0 is free. The count is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 1 << 8)

  /// The number of the empty set.
  static let empty: UInt32 = 0

  /// The number of a set.
  ///
  /// - Parameter moves: in order, each once.
  mutating func number(of moves: [UInt32]) -> UInt32 {
    if moves.isEmpty { return SleepSets.empty }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: SleepSets.hash(moves[...])) & mask
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if self[number].elementsEqual(moves) { return number }
      slot = (slot + 1) & mask
    }
    words += moves
    ends.append(words.count)
    slots[slot] = UInt32(ends.count)
    if ends.count * 2 > slots.count { grow() }
    return UInt32(ends.count - 1)
  }

  /// The moves of a set, in order.
  subscript(number: UInt32) -> ArraySlice<UInt32> {
    number == 0 ? [] : words[ends[Int(number) - 1]..<ends[Int(number)]]
  }

  /// What is in both.
  mutating func intersection(_ left: UInt32, _ right: UInt32) -> UInt32 {
    left == right ? left : number(of: moves(of: left, in: right, true))
  }

  /// What is in the first and not in the second.
  mutating func difference(_ left: UInt32, _ right: UInt32) -> UInt32 {
    // Mostly nothing is left, and no list has to be made.
    if left == right || isSubset(left, of: right) { return SleepSets.empty }
    return number(of: moves(of: left, in: right, false))
  }

  /// What is in either.
  mutating func union(_ left: UInt32, _ right: UInt32) -> UInt32 {
    number(of: (moves(of: left, in: right, false) + Array(self[right])).sorted())
  }

  // What is made here must be gone before a set is added: a list that is looked at from elsewhere is
  // copied when it grows.

  private func moves(of left: UInt32, in right: UInt32, _ isIn: Bool) -> [UInt32] {
    let other = self[right]
    return self[left].filter { other.contains($0) == isIn }
  }

  private func isSubset(_ left: UInt32, of right: UInt32) -> Bool {
    let other = self[right]
    return self[left].allSatisfy { other.contains($0) }
  }

  /// The bytes that the sets take.
  var byteCount: Int {
    words.capacity * 4 + ends.capacity * MemoryLayout<Int>.stride + slots.capacity * 4
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for number in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: SleepSets.hash(self[UInt32(number)])) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(number + 1)
    }
  }

  private static func hash(_ moves: ArraySlice<UInt32>) -> UInt64 {
    var hash: UInt64 = 0
    for move in moves { hash = (hash ^ UInt64(move)) &* 0x9E37_79B9_7F4A_7C15 }
    return Fingerprint.mix(hash)
  }
}
