/// Some of the slots that vary, as bits; beyond the first 256 it is all of them, to be safe.
struct SlotMask: Sendable {
  private var words = SIMD4<UInt64>()
  private var isAll = false

  /// No slot.
  init() {}

  /// Every slot, and whatever else there is.
  static let all: SlotMask = {
    var mask = SlotMask()
    mask.isAll = true
    return mask
  }()

  /// Adds the slot with an index.
  mutating func insert(_ index: Int) {
    guard index < 256 else {
      isAll = true
      return
    }
    words[index >> 6] |= 1 << UInt64(index & 63)
  }

  /// Both together.
  func union(_ other: SlotMask) -> SlotMask {
    var both = self
    both.words |= other.words
    both.isAll = isAll || other.isAll
    return both
  }

  /// Whether the two have a slot in common.
  func meets(_ other: SlotMask) -> Bool {
    isAll || other.isAll || (words & other.words) != SIMD4<UInt64>()
  }

  /// The same without the slot with an index.
  func without(_ index: Int) -> SlotMask {
    guard index >= 0, index < 256 else { return self }
    var rest = self
    rest.words[index >> 6] &= ~(1 << UInt64(index & 63))
    return rest
  }
}
