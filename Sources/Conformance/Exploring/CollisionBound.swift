/// How likely it is at most that a search has taken two different worlds for one, because they have the
/// same fingerprint of 64 bits.
public struct CollisionBound: Hashable, Sendable {
  /// The chance in parts of 10¹⁸, rounded up.
  public let parts: UInt64

  /// The bound of a search that has seen so many worlds: of `n` fingerprints, each the least of `k`, two
  /// are the same with a chance below `k·n²/2⁶⁵`.
  ///
  /// - Parameters:
  ///   - worlds: how many there are.
  ///   - names: how many fingerprints each has, of which the least stands for it.
  init(worlds: Int, names: Int = 1) {
    let squared = UInt64(worlds).multipliedFullWidth(by: UInt64(worlds))
    guard squared.high < 2 else {
      parts = .max
      return
    }
    let half = squared.high << 63 | squared.low >> 1
    let scaled = half.multipliedFullWidth(by: 1_000_000_000_000_000_000)
    let (all, isTooMuch) = (scaled.high + 1).multipliedReportingOverflow(by: UInt64(names))
    parts = isTooMuch ? .max : all
  }

  /// The chance in words, with one digit, rounded up.
  public var text: String {
    var (digit, zeros) = (parts, 18)
    if parts > 1_000_000_000_000_000_000 { return "not bounded" }
    while digit >= 10 {
      digit = (digit + 9) / 10
      zeros -= 1
    }
    return zeros > 0 ? "below \(digit) in 10^\(zeros)" : "not bounded"
  }
}
