/// The fingerprints of the worlds that were seen: open addressing, eight bytes a place, and four more
/// where the worlds are found again by number.
struct FingerprintSet {
  /// 0 is free; a fingerprint that is 0 stands as 1.
  private var slots: [UInt64]
  /// By place: the world's number; empty where nobody asks for it.
  private var numbers: [UInt32]
  private(set) var count = 0

  /// Makes room for some worlds; more make it grow.
  ///
  /// - Parameter keepsNumbers: whether worlds are asked for by their fingerprints.
  init(keepsNumbers: Bool) {
    slots = Array(repeating: 0, count: 1 << 12)
    numbers = keepsNumbers ? Array(repeating: 0, count: 1 << 12) : []
  }

  /// Brings what will be looked up soon from the memory into the processor, all at once: one after the
  /// other, each would be waited for.
  ///
  /// - Returns: nothing that means anything; it keeps the compiler from leaving the work out.
  func fetch(_ fingerprints: [UInt64]) -> UInt64 {
    let mask = slots.count - 1
    var all: UInt64 = 0
    for fingerprint in fingerprints { all |= slots[Int(truncatingIfNeeded: fingerprint) & mask] }
    return all
  }

  /// The same for one that will be looked up a little later.
  func fetch(_ fingerprint: UInt64) -> UInt64 {
    slots[Int(truncatingIfNeeded: fingerprint) & (slots.count - 1)]
  }

  /// Adds a fingerprint under the next number.
  ///
  /// - Returns: the number of the world that has it, where that is kept and the fingerprint is not new;
  ///   otherwise `nil` for a new one.
  mutating func insert(_ fingerprint: UInt64) -> UInt32? {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let fingerprint = max(1, fingerprint)
    let slot = find(fingerprint)
    if slots[slot] != 0 { return numbers.isEmpty ? 0 : numbers[slot] }
    slots[slot] = fingerprint
    if !numbers.isEmpty { numbers[slot] = UInt32(count) }
    count += 1
    return nil
  }

  /// The bytes that the places take.
  var byteCount: Int { slots.count * 8 + numbers.count * 4 }

  /// The place of a fingerprint, or the free one where it goes.
  private func find(_ fingerprint: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[slot] != 0, slots[slot] != fingerprint { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let (old, oldNumbers) = (slots, numbers)
    slots = Array(repeating: 0, count: old.count * 2)
    if !numbers.isEmpty { numbers = Array(repeating: 0, count: slots.count) }
    for (place, fingerprint) in old.enumerated() where fingerprint != 0 {
      let slot = find(fingerprint)
      slots[slot] = fingerprint
      if !numbers.isEmpty { numbers[slot] = oldNumbers[place] }
    }
  }
}
