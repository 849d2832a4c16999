/// The safeguards that are on: one bit each.
@frozen
public struct Safeguards: BitwiseCopyable, Hashable, Sendable {
  /// Room for as many as a `Safeguard`'s raw value can tell apart: 256.
  @usableFromInline var words: SIMD4<UInt64>

  /// Every safeguard on: the engine and the devices as they should be.
  public static let all = Safeguards(words: SIMD4(repeating: .max))

  @usableFromInline
  init(words: SIMD4<UInt64>) { self.words = words }

  /// Whether `safeguard` is on.
  @inlinable
  @inline(__always)
  public func keeps(_ safeguard: Safeguard) -> Bool {
    let bit = safeguard.rawValue
    return words[Int(bit >> 6)] >> UInt64(bit & 63) & 1 == 1
  }

  /// Whether `safeguard` is off.
  @inlinable
  @inline(__always)
  public func lacks(_ safeguard: Safeguard) -> Bool { !keeps(safeguard) }

  /// The same without one safeguard.
  public func without(_ safeguard: Safeguard) -> Safeguards {
    var left = self
    let bit = safeguard.rawValue
    left.words[Int(bit >> 6)] &= ~(1 << UInt64(bit & 63))
    return left
  }

  /// The same without all clauses of one rule.
  public func without(_ rule: Rule) -> Safeguards {
    rule.safeguards.reduce(self) { $0.without($1) }
  }
}
