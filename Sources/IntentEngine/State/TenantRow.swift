/// A tenant: what keeps its keys apart from those that were dropped.
@frozen
public struct TenantRow: Row {
  /// Keys of an epoch below it are expired (rule `write.key-retention`).
  public var fence: UInt32

  public func fold(into fingerprint: inout Fingerprint) { fingerprint.fold(UInt64(fence)) }
}
