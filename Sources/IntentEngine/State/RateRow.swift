/// How much of the declared rate a user has used (rule `audit.complete`).
///
/// Not fingerprinted: an explored run does not move the clock by requests, and never nears the rate.
@frozen
public struct RateRow: Row {
  public var windowStart: Instant
  public var count: UInt32
  /// The record that told this window's first "slow down", or -1.
  public var slowRecord: Int32 = -1

  public func fold(into fingerprint: inout Fingerprint) {}
}
