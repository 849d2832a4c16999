/// A sign-in: the only source of user, tenant and device.
@frozen
public struct SessionRow: Row {
  public var user: EntityID
  public var tenant: EntityID
  public var device: DeviceID
  public var isEnded: Bool
  public var expires: Instant
  /// Who ended it before its time, where somebody did.
  public var endedBy: EntityID? = nil
  /// When it was ended before its time.
  public var endedAt = Instant.start

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
    fingerprint.fold(Int(device.index) << 1 | (isEnded ? 1 : 0))
    fingerprint.fold(UInt64(endedBy?.rawValue ?? .max))
  }
}
