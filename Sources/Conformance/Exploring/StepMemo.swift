import IntentEngine
import IntentSimulation

/// What steps do, by what they depend on: a step that was made once need not be made again where all
/// that it looks at is the same.
///
/// Every action has a key: the slots that any of its steps so far has looked at. Two worlds that agree
/// on them are the same to it, since what it looks at next depends on nothing else.
struct StepMemo {
  /// One step, in places of `writes` and `messages`.
  struct Entry {
    fileprivate var hash: UInt64
    /// What is added to the world's fingerprint.
    fileprivate(set) var delta: UInt64
    fileprivate var key: Int32
    fileprivate var endOfKey: Int32
    fileprivate var firstWrite: Int32
    fileprivate var endOfWrites: Int32
    fileprivate var firstMessage: Int32
    fileprivate var endOfTaken: Int32
    fileprivate var endOfSent: Int32
    /// Whether the choice was there to be made.
    fileprivate(set) var isPossible: Bool
    /// Whether all that it does is to take one message.
    fileprivate(set) var isIdle = false
    /// The questions that may have another answer after it, a bit each.
    fileprivate(set) var touched: UInt64 = 0

    fileprivate var movesMessages: Bool { firstMessage < endOfSent }
  }

  /// The slots that one step looked at, and those that it wrote.
  struct Footprint {
    fileprivate(set) var reads = SlotMask()
    fileprivate(set) var writes = SlotMask()
  }

  private struct Action {
    /// What was ever looked at.
    var reads: [Int32] = []
    /// How often the key has changed: entries under an older one are never found again.
    var version: UInt32 = 0
    /// Whether the key is all messages as well.
    var looksAtMessages = false
    /// The key, as a range of `keyIndices`, and as bits.
    var indices = 0..<0
    var slots = SlotMask()
  }

  private var actions: [Action] = []
  /// Indices of values.
  private var keyIndices: [Int32] = []
  private(set) var entries: [Entry] = []
  /// By entry; apart from it, since few ask.
  private(set) var footprints: [Footprint] = []
  /// The values under the key of each entry.
  private var keys: [UInt32] = []
  /// Index and value of each write.
  private var writes: [UInt64] = []
  private var messages: [UInt32] = []
  /// What each entry adds to the fingerprints under other names, one entry behind the other.
  private var images: [UInt64] = []
  private let imageCount: Int
  /// The actions below are questions whose answers last until a step touches what they look at.
  private let lastingCount: Int
  /// Numbers of entries plus one, by hash; 0 is free. The count is a power of two.
  private var slots: [UInt32] = Array(repeating: 0, count: 1 << 10)
  /// How many slots of the store vary, as far as the keys know.
  private var varying = 0

  /// Nothing is known yet.
  ///
  /// - Parameters:
  ///   - imageCount: how many other names worlds have.
  ///   - questionCount: the actions below are questions.
  init(imageCount: Int, questionCount: Int) {
    self.imageCount = imageCount
    lastingCount = min(questionCount, UInt64.bitWidth)
  }

  /// Looks a step up.
  ///
  /// - Returns: the number of its entry; `nil` where it was never made in a world like this.
  func find(_ action: Int, _ state: borrowing ExploredState) -> Int? {
    guard action < actions.count else { return nil }
    let indices = actions[action].indices
    let hash = hash(action, state)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if entries[number].hash == hash, agrees(number, indices, state.values),
        !actions[action].looksAtMessages || agrees(number, indices.count, state.messages)
      {
        return number
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func agrees(_ number: Int, _ indices: Range<Int>, _ values: [UInt32]) -> Bool {
    let key = Int(entries[number].key) - indices.lowerBound
    for index in indices where keys[key + index] != values[Int(keyIndices[index])] {
      return false
    }
    return true
  }

  private func agrees(_ number: Int, _ count: Int, _ messages: [UInt32]) -> Bool {
    let end = Int(entries[number].endOfKey)
    return keys[Int(entries[number].key) + count..<end].elementsEqual(messages)
  }

  private func hash(_ action: Int, _ state: borrowing ExploredState) -> UInt64 {
    // A sum of products: none waits for the one before.
    var hash = (UInt64(actions[action].version) << 32 | UInt64(action)) &* 0xD1B5_4A32_D192_ED03
    var factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    for index in actions[action].indices {
      hash &+= UInt64(state.values[Int(keyIndices[index])]) &* factor
      factor &+= 0x3C6E_F372_FE94_F82A
    }
    guard actions[action].looksAtMessages else { return Fingerprint.mix(hash) }
    return state.messages.reduce(hash) { Fingerprint.mix($0 ^ UInt64($1)) }
  }

  /// Keeps a step that was just made.
  ///
  /// - Parameters:
  ///   - state: the world that it was made in, with the values of all slots that vary by now.
  ///   - indices: the index of each slot among those that vary, or -1.
  mutating func insert(
    _ action: Int, _ performed: Performed, _ state: borrowing ExploredState, _ indices: [Int32]
  ) {
    while actions.count <= action { actions.append(Action()) }
    if state.values.count != varying {
      varying = state.values.count
      for known in actions.indices { renewKey(known, indices) }
    }
    let known = actions[action].reads.count
    for slot in performed.reads where !actions[action].reads.contains(slot) {
      actions[action].reads.append(slot)
    }
    if actions[action].reads.count != known { renewKey(action, indices) }
    if performed.looksAtMessages, !actions[action].looksAtMessages {
      actions[action].looksAtMessages = true
      actions[action].version += 1
      touchAgain(action)
    }
    add(action, performed, state, indices)
  }

  /// Works out anew which values an action looks at; where they are others, its steps are forgotten.
  private mutating func renewKey(_ action: Int, _ indices: [Int32]) {
    let key = actions[action].reads.map { indices[Int($0)] }.filter { $0 >= 0 }.sorted()
    guard !keyIndices[actions[action].indices].elementsEqual(key) else { return }
    actions[action].version += 1
    actions[action].indices = keyIndices.count..<keyIndices.count + key.count
    keyIndices += key
    for index in key { actions[action].slots.insert(Int(index)) }
    touchAgain(action)
  }

  /// Works out anew after which steps a question must be asked again.
  private mutating func touchAgain(_ question: Int) {
    guard question < lastingCount else { return }
    for number in entries.indices where touches(entries[number], footprints[number], question) {
      entries[number].touched |= 1 << UInt64(question)
    }
  }

  private func touches(_ entry: Entry, _ footprint: Footprint, _ question: Int) -> Bool {
    actions[question].slots.meets(footprint.writes)
      || actions[question].looksAtMessages && entry.movesMessages
  }

  private mutating func add(
    _ action: Int, _ performed: Performed, _ state: borrowing ExploredState, _ indices: [Int32]
  ) {
    var entry = Entry(
      hash: hash(action, state), delta: performed.delta, key: Int32(keys.count), endOfKey: 0,
      firstWrite: Int32(writes.count), endOfWrites: 0, firstMessage: Int32(messages.count),
      endOfTaken: 0, endOfSent: 0, isPossible: performed.isPossible)
    for index in actions[action].indices {
      keys.append(state.values[Int(keyIndices[index])])
    }
    if actions[action].looksAtMessages { keys += state.messages }
    entry.endOfKey = Int32(keys.count)
    for (slot, value) in performed.writes {
      writes.append(UInt64(indices[Int(slot)]) << 32 | UInt64(value))
    }
    entry.endOfWrites = Int32(writes.count)
    let footprint = footprint(of: performed, indices)
    entry.isIdle =
      performed.writes.isEmpty && performed.sent.isEmpty && performed.taken.count == 1
      && !performed.looksAtMessages
    messages += performed.taken
    entry.endOfTaken = Int32(messages.count)
    messages += performed.sent
    for span in performed.spans {
      messages.append(UInt32(truncatingIfNeeded: span))
      messages.append(UInt32(truncatingIfNeeded: span >> 32))
    }
    entry.endOfSent = Int32(messages.count)
    for question in 0..<min(lastingCount, actions.count) where touches(entry, footprint, question) {
      entry.touched |= 1 << UInt64(question)
    }
    entries.append(entry)
    footprints.append(footprint)
    enter(entries.count - 1)
    images += performed.images
    // A question leads nowhere.
    while images.count < entries.count * imageCount { images.append(0) }
  }

  /// The least of the fingerprints, under its own and under other names, of the world after a step:
  /// it stands for all of them.
  func least(after number: Int, of state: borrowing ExploredState) -> UInt64 {
    var least = state.fingerprints[0] &+ entries[number].delta
    for name in 0..<imageCount {
      least = min(least, state.fingerprints[name + 1] &+ delta(number, under: name + 1))
    }
    return least
  }

  /// What depends on all messages, or on there being anything else to do, conflicts with everything.
  private func footprint(of performed: Performed, _ indices: [Int32]) -> Footprint {
    var footprint = Footprint()
    for slot in performed.reads where indices[Int(slot)] >= 0 {
      footprint.reads.insert(Int(indices[Int(slot)]))
    }
    for (slot, _) in performed.writes { footprint.writes.insert(Int(indices[Int(slot)])) }
    if performed.looksAtMessages { footprint.writes = .all }
    return footprint
  }

  private mutating func enter(_ number: Int) {
    if entries.count * 2 > slots.count {
      slots = Array(repeating: 0, count: slots.count * 2)
      for entry in 0..<number { place(entry) }
    }
    place(number)
  }

  private mutating func place(_ number: Int) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: entries[number].hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(number + 1)
  }

  /// The spans that may pass, where the entry is the answer to that.
  func spans(_ number: Int) -> [Milliseconds] {
    let words = messages[Int(entries[number].endOfTaken)..<Int(entries[number].endOfSent)]
    return stride(from: words.startIndex, to: words.endIndex, by: 2).map {
      Milliseconds(words[$0]) | Milliseconds(words[$0 + 1]) << 32
    }
  }

  /// What a step adds to the fingerprint under a name; the first name is the world's own.
  @inline(__always)
  func delta(_ number: Int, under name: Int) -> UInt64 {
    name == 0 ? entries[number].delta : images[number * imageCount + name - 1]
  }

  /// Tells what a step writes: the index among the slots that vary, and the value.
  @inline(__always)
  func forEachWrite(_ number: Int, _ body: (Int, UInt32) -> Void) {
    for write in Int(entries[number].firstWrite)..<Int(entries[number].endOfWrites) {
      body(Int(writes[write] >> 32), UInt32(truncatingIfNeeded: writes[write]))
    }
  }

  /// Tells the messages that are not on their way any more after a step.
  @inline(__always)
  func forEachTaken(_ number: Int, _ body: (UInt32) -> Void) {
    for message in Int(entries[number].firstMessage)..<Int(entries[number].endOfTaken) {
      body(messages[message])
    }
  }

  /// Tells the messages that a step sends.
  @inline(__always)
  func forEachSent(_ number: Int, _ body: (UInt32) -> Void) {
    for message in Int(entries[number].endOfTaken)..<Int(entries[number].endOfSent) {
      body(messages[message])
    }
  }

  /// The bytes that the steps take.
  var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride + slots.capacity * 4
      + footprints.capacity * MemoryLayout<Footprint>.stride
      + (writes.capacity + images.capacity) * 8
      + (keys.capacity + messages.capacity + keyIndices.capacity) * 4
  }
}
