/// Worlds that wait to be looked at, in few bytes, one behind the other.
struct PackedStates {
  /// Of each world the number of its values, the values, and the messages on their way.
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
    words.append(UInt32(state.values.count))
    words.append(contentsOf: state.values)
    words.append(contentsOf: state.messages)
    ends.append(words.count)
  }

  /// Takes a world out; what varies only since it was packed has the root's value.
  func load(_ index: Int, into state: inout ExploredState, rootValues: [UInt32]) {
    let start = index == 0 ? 0 : ends[index - 1]
    let count = Int(words[start])
    state.values.removeAll(keepingCapacity: true)
    state.values.append(contentsOf: words[start + 1..<start + 1 + count])
    state.values.append(contentsOf: rootValues[count...])
    state.messages.removeAll(keepingCapacity: true)
    state.messages.append(contentsOf: words[start + 1 + count..<ends[index]])
  }
}

/// A world as a search sees it.
struct ExploredState {
  /// The value of each slot that varies, as a number of the `WorldStore`.
  var values: [UInt32] = []
  /// The messages on their way, in the order of their sending.
  var messages: [UInt32] = []
}
