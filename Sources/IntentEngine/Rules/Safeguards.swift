/// The safeguards that are on.
@frozen
public struct Safeguards: BitwiseCopyable, Hashable, Sendable {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  /// Every safeguard on: the engine and the devices as they should be.
  public static let all = Safeguards(low: .max, high: .max)

  @usableFromInline
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Whether `safeguard` is on.
  @inlinable
  @inline(__always)
  public func keeps(_ safeguard: Safeguard) -> Bool {
    let bit = safeguard.rawValue
    return bit < 64 ? low >> UInt64(bit) & 1 == 1 : high >> UInt64(bit - 64) & 1 == 1
  }

  /// Whether `safeguard` is off.
  @inlinable
  @inline(__always)
  public func lacks(_ safeguard: Safeguard) -> Bool { !keeps(safeguard) }

  /// The same without one safeguard.
  public func without(_ safeguard: Safeguard) -> Safeguards {
    var left = self
    let bit = safeguard.rawValue
    if bit < 64 { left.low &= ~(1 << UInt64(bit)) } else { left.high &= ~(1 << UInt64(bit - 64)) }
    return left
  }

  /// The same without all clauses of one rule.
  public func without(_ rule: Rule) -> Safeguards {
    rule.safeguards.reduce(self) { $0.without($1) }
  }
}
