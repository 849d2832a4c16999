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
  /// What the server has refused for good and the user has not dealt with yet, in order; it is out
  /// of the outbox (rule `recover.queue-flows`).
  public var refused: [InvocationID]
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
      outbox: outbox(index).map { InvocationID($0) },
      refused: refused(index).map { InvocationID($0) }, copies: heldCopies(index))
  }

  /// What stays visible on the device, with its reason, after it was refused.
  private func refused(_ device: Int) -> [Int] {
    guard !isSignedOut(device) else { return [] }
    return (0..<entries.count).filter { index in
      Int(entries[index].device.index) == device && reasonOfOtherAccount(index) == nil
        && isRefused(index) && !isDealtWith(index)
    }
  }

  /// Whether its last answer is a refusal; what its user has cancelled is none.
  private func isRefused(_ index: Int) -> Bool {
    let entry = entries[index]
    guard entry.state == .finished, let outcome = entry.outcome, outcome != .cancelled,
      outcome != .awaitingApproval
    else { return false }
    return !outcome.isSuccess && !traits(operations[Int(entry.operation)].intent).isRead
  }

  /// Whether the user has taken the matter up since: the same operation again, or another about the
  /// same entity.
  private func isDealtWith(_ index: Int) -> Bool {
    let entry = entries[index]
    return entries.rows[(index + 1)...].contains { later in
      guard later.device == entry.device, later.user == entry.user, later.operation >= 0 else {
        return false
      }
      if later.operation == entry.operation { return true }
      return entry.entity != nil && later.entity == entry.entity
        && !traits(operations[Int(later.operation)].intent).isRead
    }
  }
}
