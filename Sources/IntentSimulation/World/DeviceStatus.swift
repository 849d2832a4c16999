import IntentEngine

/// A device as the judge sees it.
public struct DeviceStatus: Hashable, Sendable {
  public var user: EntityID
  public var tenant: EntityID
  public var isSignedIn: Bool
  public var isOnline: Bool
  public var isLocked: Bool
  public var isAppAlive: Bool
  /// What is in its outbox, in order.
  public var outbox: [InvocationID]
  /// What its cache holds, in the order of ids.
  public var copies: [Snapshot]
}

extension World {
  /// A device as it is now.
  public func status(of device: DeviceID) -> DeviceStatus {
    let index = Int(device.index)
    let row = devices[index]
    return DeviceStatus(
      user: row.user, tenant: row.tenant, isSignedIn: row.session != .none,
      isOnline: row.isOnline, isLocked: row.isLocked, isAppAlive: row.isAppAlive,
      outbox: outbox(index).map { InvocationID($0) }, copies: heldCopies(index))
  }
}
