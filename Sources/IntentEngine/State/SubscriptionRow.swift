/// A user who is told of changes to an entity.
@frozen
public struct SubscriptionRow: Row {
  public var entity: EntityID
  public var user: EntityID

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(entity.rawValue) << 32 | UInt64(user.rawValue))
  }
}
