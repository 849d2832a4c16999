/// The fingerprints of the worlds that were seen: open addressing, eight bytes a place.
struct FingerprintSet {
  /// 0 is free; a fingerprint that is 0 stands as 1.
  private var slots: [UInt64]
  private(set) var count = 0

  /// Makes room for some worlds; more make it grow.
  init() { slots = Array(repeating: 0, count: 1 << 12) }

  /// Adds a fingerprint.
  ///
  /// - Returns: whether it is new.
  mutating func insert(_ fingerprint: UInt64) -> Bool {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    guard FingerprintSet.place(max(1, fingerprint), in: &slots) else { return false }
    count += 1
    return true
  }

  /// The bytes that the places take.
  var byteCount: Int { slots.count * MemoryLayout<UInt64>.stride }

  private mutating func grow() {
    var larger = [UInt64](repeating: 0, count: slots.count * 2)
    for fingerprint in slots where fingerprint != 0 {
      _ = FingerprintSet.place(fingerprint, in: &larger)
    }
    slots = larger
  }

  private static func place(_ fingerprint: UInt64, in slots: inout [UInt64]) -> Bool {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: fingerprint) & mask
    while slots[slot] != 0 {
      if slots[slot] == fingerprint { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = fingerprint
    return true
  }
}
