/// Worlds that wait to be looked at, in few bytes, one behind the other.
struct PackedStates {
  /// Of each world how many fingerprints and values it has, what is impossible, both, and the messages
  /// on their way.
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

  /// Adds the root.
  mutating func append(_ root: borrowing ExploredState) {
    append(root.fingerprints.count, root.values.count, root.impossible)
    for fingerprint in root.fingerprints { append(fingerprint) }
    words.append(contentsOf: root.values)
    words.append(contentsOf: root.messages)
    ends.append(words.count)
  }

  /// Adds the world after a step, which is a number of the memo.
  mutating func append(
    _ state: borrowing ExploredState, after step: Int, _ memo: borrowing StepMemo
  ) {
    let impossible = state.impossible & ~memo.entries[step].touched
    append(state.fingerprints.count, state.values.count, impossible)
    for name in state.fingerprints.indices {
      append(state.fingerprints[name] &+ memo.delta(step, under: name))
    }
    let values = words.count
    words.append(contentsOf: state.values)
    memo.forEachWrite(step) { index, value in words[values + index] = value }
    let messages = words.count
    words.append(contentsOf: state.messages)
    memo.forEachTaken(step) { message in
      if let place = (messages..<words.count).first(where: { words[$0] == message }) {
        words.remove(at: place)
      }
    }
    memo.forEachSent(step) { words.append($0) }
    ends.append(words.count)
  }

  private mutating func append(_ names: Int, _ values: Int, _ impossible: UInt64) {
    words.append(UInt32(names) << 24 | UInt32(values))
    append(impossible)
  }

  private mutating func append(_ word: UInt64) {
    words.append(UInt32(truncatingIfNeeded: word))
    words.append(UInt32(truncatingIfNeeded: word >> 32))
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
    state.impossible = long(at: place + 1)
    place += 3
    state.fingerprints.removeAll(keepingCapacity: true)
    for _ in 0..<names {
      state.fingerprints.append(long(at: place))
      place += 2
    }
    // A slice would count a reference, and the jobs would wait for each other at the count.
    words.withUnsafeBufferPointer { words in
      state.values.removeAll(keepingCapacity: true)
      state.values.append(contentsOf: words[place..<place + count])
      state.messages.removeAll(keepingCapacity: true)
      state.messages.append(contentsOf: words[place + count..<ends[index]])
    }
    for value in count..<rootValues.count { state.values.append(rootValues[value]) }
  }

  /// The fingerprint of the last world under its own names.
  var lastFingerprint: UInt64 { long(at: (count == 1 ? 0 : ends[count - 2]) + 3) }

  private func long(at place: Int) -> UInt64 {
    UInt64(words[place]) | UInt64(words[place + 1]) << 32
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
  /// What is known to be impossible in it, by the number of the question.
  var impossible: UInt64 = 0
}
