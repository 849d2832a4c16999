/// A user's membership in a tenant.
@frozen
public struct TenancyRow: Row {
  public var tenant: EntityID
  public var isAdmin: Bool
  /// Suspended users stay members, and may do nothing.
  public var isActive: Bool
  /// The user's next tenancy, or -1.
  public var next: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 2 | (isAdmin ? 2 : 0) | (isActive ? 1 : 0))
  }
}
