/// A key that is between its check and its write; a crash drops it.
@frozen
public struct Reservation: Row {
  public var tenant: EntityID
  public var user: EntityID
  public var key: OperationKey
  public var content: UInt64
  public var isActive: Bool

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(content)
  }

  /// One that is over counts no more.
  public var isCounted: Bool { isActive }
}
