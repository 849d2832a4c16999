/// An operation's idempotency key: made once, when the user speaks or taps, and unchanged for life.
///
/// It names the server epoch that its device last synced, so that the server can tell a key below
/// the retention fence (*expired*) from one above its own epoch (*malformed*) without trusting any
/// device's clock (rules `write.key`, `write.key-retention`).
@frozen
public struct OperationKey: BitwiseCopyable, Hashable, Sendable {
  /// The server epoch that the device had last seen when the key was made.
  public var epoch: UInt32
  /// What makes the key unique within its user and tenant.
  public var number: UInt32

  @inlinable
  public init(epoch: UInt32, number: UInt32) {
    self.epoch = epoch
    self.number = number
  }
}
