/// Worlds that wait to be looked at, in few bytes, one behind the other.
struct PackedStates {
  /// Of each world how many fingerprints and values it has, both, and the messages on their way.
  private var words: [UInt32] = []
  /// Where each world ends.
  private var ends: [Int] = []

  /// How many worlds there are.
  var count: Int { ends.count }

  /// The bytes that they take.
  var byteCount: Int {
    words.capacity * MemoryLayout<UInt32>.stride + ends.capacity * MemoryLayout<Int>.stride
  }

  /// Forgets all worlds, and keeps the room.
  mutating func removeAll() {
    words.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a world.
  mutating func append(_ state: borrowing ExploredState) {
    words.append(UInt32(state.fingerprints.count) << 24 | UInt32(state.values.count))
    for fingerprint in state.fingerprints {
      words.append(UInt32(truncatingIfNeeded: fingerprint))
      words.append(UInt32(truncatingIfNeeded: fingerprint >> 32))
    }
    words.append(contentsOf: state.values)
    words.append(contentsOf: state.messages)
    ends.append(words.count)
  }

  /// Takes the last world off.
  mutating func removeLast() {
    ends.removeLast()
    words.removeSubrange((ends.last ?? 0)...)
  }

  /// Takes a world out; what varies only since it was packed has the root's value.
  func load(_ index: Int, into state: inout ExploredState, rootValues: [UInt32]) {
    var place = index == 0 ? 0 : ends[index - 1]
    let count = Int(words[place] & 0xFF_FFFF)
    let names = Int(words[place] >> 24)
    place += 1
    state.fingerprints.removeAll(keepingCapacity: true)
    for _ in 0..<names {
      state.fingerprints.append(UInt64(words[place]) | UInt64(words[place + 1]) << 32)
      place += 2
    }
    state.values.removeAll(keepingCapacity: true)
    state.values.append(contentsOf: words[place..<place + count])
    state.values.append(contentsOf: rootValues[count...])
    state.messages.removeAll(keepingCapacity: true)
    state.messages.append(contentsOf: words[place + count..<ends[index]])
  }

  /// The fingerprint of a world under its own names.
  func fingerprint(of index: Int) -> UInt64 {
    let place = index == 0 ? 0 : ends[index - 1]
    return UInt64(words[place + 1]) | UInt64(words[place + 2]) << 32
  }
}

/// A world as a search sees it.
struct ExploredState {
  /// Its fingerprint, and those that it has under other names, where devices are interchangeable.
  var fingerprints: [UInt64] = []
  /// The value of each slot that varies, as a number of the `WorldStore`.
  var values: [UInt32] = []
  /// The messages on their way, in the order of their sending.
  var messages: [UInt32] = []
}
