/// A candidate that a choice offered under a key (rule `identity.verifiable`: a choice is bound to
/// whom it was offered, and to what was offered).
@frozen
public struct OfferRow: Row {
  public var tenant: EntityID
  public var user: EntityID
  public var key: OperationKey
  public var entity: EntityID

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(UInt64(entity.rawValue))
  }
}
