/// The package's own stable 64-bit hash; `Hasher` is never used where anything is compared or shown,
/// because its seed differs by process.
///
/// Each word is mixed in with the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
@frozen
public struct Fingerprint: BitwiseCopyable, Hashable, Sendable {
  public var value: UInt64

  /// Starts a fingerprint; different seeds give independent ones.
  @inlinable
  public init(seed: UInt64 = 0) { value = seed &+ 0x9E37_79B9_7F4A_7C15 }

  /// SplitMix64's finalizer: a bijection that spreads every bit.
  @inlinable
  public static func mix(_ word: UInt64) -> UInt64 {
    var z = word
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Folds one word in; order counts.
  @inlinable
  public mutating func fold(_ word: UInt64) {
    value = Fingerprint.mix(value ^ word) &+ 0x9E37_79B9_7F4A_7C15
  }

  /// Folds in a signed word.
  @inlinable
  public mutating func fold(_ word: Int) { fold(UInt64(bitPattern: Int64(word))) }

  /// Folds in two places in one word, each of which may be -1 for none: a sign that spread would hide
  /// the other.
  @inlinable
  public mutating func fold(_ high: Int32, _ low: Int32) {
    fold(UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low)))
  }

  /// Folds in a truth value.
  @inlinable
  public mutating func fold(_ flag: Bool) { fold(flag ? 1 as UInt64 : 0) }
}

extension Fingerprint {
  /// The fingerprints of several tables in one: each counts with a weight of its own.
  package struct Sum {
    /// The sum so far.
    package private(set) var value: UInt64
    private var weight: UInt64

    /// Begins a sum, or goes on after another one.
    ///
    /// - Parameter part: another one for every list of tables, so that no two have the same weights.
    package init(part: UInt64, after value: UInt64 = 0) {
      self.value = value
      weight = Fingerprint.mix(part) | 1
    }

    /// The weights of so many tables of a part, in their order.
    package static func weights(part: UInt64, count: Int) -> [UInt64] {
      var sum = Sum(part: part)
      return (0..<count).map { _ in
        defer { sum.moveOn() }
        return sum.weight
      }
    }

    /// Adds a table.
    package mutating func add(_ table: Table<some Row>) {
      value &+= table.fingerprint &* weight
      moveOn()
    }

    private mutating func moveOn() {
      // Odd, so that no bit of a table's sum is lost.
      weight = Fingerprint.mix(weight &+ 0x9E37_79B9_7F4A_7C15) | 1
    }
  }
}
