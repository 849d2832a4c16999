/// A user's membership in a tenant.
@frozen
public struct TenancyRow: Row {
  public var tenant: EntityID
  public var isAdmin: Bool
  /// Suspended users stay members, and may do nothing.
  public var isActive: Bool
  /// The version of the user's place in this tenant: what happens in another one is not seen here.
  public var version = Version(1)
  /// Who suspended or reinstated the user last; `nil` at time 0.
  public var actor: EntityID?
  public var changedAt = Instant.start
  /// The user's next tenancy, or -1.
  public var next: Int32
  /// How often the user has lost access to something here (rule `discover.follows-access`).
  public var losses: UInt32 = 0
  /// The latest `LossRow`, or -1.
  public var lastLoss: Int32 = -1

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 2 | (isAdmin ? 2 : 0) | (isActive ? 1 : 0))
    fingerprint.fold(Int(losses) << 32 | Int(UInt32(bitPattern: lastLoss)))
    fingerprint.fold(UInt64(actor?.rawValue ?? .max) << 32 | UInt64(version.number))
  }
}
