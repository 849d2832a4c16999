/// The safeguards that are on: one bit each.
@frozen
public struct Safeguards: BitwiseCopyable, Hashable, Sendable {
  /// Room for 512.
  @usableFromInline var words: SIMD8<UInt64>

  /// Every safeguard on: the engine and the devices as they should be.
  public static let all = Safeguards(words: SIMD8(repeating: .max))

  /// Every safeguard off; under a `SafeguardWatch`, every one on, and each question noted.
  static let none = Safeguards(words: .zero)

  @usableFromInline
  init(words: SIMD8<UInt64>) { self.words = words }

  /// Whether `safeguard` is on.
  @inlinable
  @inline(__always)
  public func keeps(_ safeguard: Safeguard) -> Bool {
    let bit = safeguard.rawValue
    return words[Int(bit >> 6)] >> UInt64(bit & 63) & 1 == 1 || isWatched(safeguard)
  }

  /// Whether `safeguard` is off.
  @inlinable
  @inline(__always)
  public func lacks(_ safeguard: Safeguard) -> Bool { !keeps(safeguard) }

  /// The same with one safeguard.
  func with(_ safeguard: Safeguard) -> Safeguards {
    var more = self
    let bit = safeguard.rawValue
    more.words[Int(bit >> 6)] |= 1 << UInt64(bit & 63)
    return more
  }

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

  /// Whether a safeguard that is off only stands for one that is watched; a sound engine never
  /// comes here.
  @usableFromInline
  @inline(never)
  func isWatched(_ safeguard: Safeguard) -> Bool {
    self == .none && SafeguardWatch.notes(safeguard)
  }
}
