/// Finds a key's row: open addressing over row numbers, with a stable hash.
///
/// Rows are only added, so taking the last one back is enough to roll back; dropping keys builds the
/// index anew.
struct KeyIndex: Sendable {
  /// The upper half of the hash above the row number plus one; 0 is free. The hash is kept so that
  /// a slot of another key is passed without looking at its row. The count is a power of two.
  private var slots: [UInt64] = Array(repeating: 0, count: 64)
  private var used = 0

  /// The hash of a key in its scope.
  ///
  /// Eight consecutive numbers of one user share it but for three bits of the slot and of what the
  /// slot keeps: a user's keys come in order, and eight slots are one cache line.
  static func hash(tenant: EntityID?, user: EntityID?, key: OperationKey) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.fold(UInt64(tenant?.rawValue ?? .max) << 32 | UInt64(user?.rawValue ?? .max))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number >> 3))
    let own = UInt64(key.number & 7)
    return fingerprint.value & ~0x0000_0007_0000_0007 | own << 32 | own
  }

  /// The first row under `hash` that `matches`.
  @inline(__always)
  func find(_ hash: UInt64, where matches: (Int) -> Bool) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if (slots[slot] ^ hash) >> 32 == 0 {
        let row = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
        if matches(row) { return row }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// What a slot holds of a row and its hash.
  private func entry(_ row: Int, _ hash: UInt64) -> UInt64 {
    hash & ~0xFFFF_FFFF | UInt64(row + 1)
  }

  /// Adds a row; `hashOf` gives the hash of any earlier row, or `nil` for one that is not in.
  mutating func insert(_ row: Int, _ hash: UInt64, hashOf: (Int) -> UInt64?) {
    if (used + 1) * 2 > slots.count { rebuild(slots.count * 2, rows: row, hashOf: hashOf) }
    place(row, hash)
    used += 1
  }

  /// Whether just these rows are in.
  func holds(rows: Int, hashOf: (Int) -> UInt64?) -> Bool {
    var found = 0
    for row in 0..<rows {
      guard let hash = hashOf(row) else { continue }
      guard find(hash, where: { $0 == row }) != nil else { return false }
      found += 1
    }
    return found == used
  }

  /// Takes the row out that was added last.
  mutating func removeLast(_ row: Int, _ hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != entry(row, hash) {
      precondition(slots[slot] != 0, "key row \(row) is not in the index")
      slot = (slot + 1) & mask
    }
    slots[slot] = 0
    used -= 1
  }

  /// The bytes that the slots take.
  var byteCount: Int { slots.count * MemoryLayout<UInt64>.stride }

  private mutating func place(_ row: Int, _ hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry(row, hash)
  }

  /// Builds the index anew, in the order of the rows, so that the last row stays the last placed.
  mutating func rebuild(rows: Int, hashOf: (Int) -> UInt64?) {
    rebuild(slots.count, rows: rows, hashOf: hashOf)
  }

  private mutating func rebuild(_ size: Int, rows: Int, hashOf: (Int) -> UInt64?) {
    slots = Array(repeating: 0, count: size)
    used = 0
    for row in 0..<rows {
      guard let hash = hashOf(row) else { continue }
      place(row, hash)
      used += 1
    }
  }
}
