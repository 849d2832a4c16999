/// A tenant: what keeps its keys, and the schemas that it understands, apart from those that were
/// dropped.
@frozen
public struct TenantRow: Row {
  /// Keys of an epoch below it are expired (rule `write.key-retention`).
  public var fence: UInt32
  /// Intent schemas below it are not understood any more (rule `resolve.schema`).
  public var oldestSchema: UInt16

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(fence) << 16 | UInt64(oldestSchema))
  }
}
