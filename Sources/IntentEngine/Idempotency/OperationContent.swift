/// What an open key asks for, as it was first sent: kept until the key settles, so that another
/// device of the user can go on with it (rule `recover.elsewhere`).
@frozen
public struct OperationContent: Row {
  public var intent: IntentKind
  public var arguments: Arguments
  public var version: Version?
  /// The intent schema that it was made for.
  public var schema: UInt16
  /// The device that began it.
  public var device: DeviceID
  /// Where it began.
  public var entry: EntryPoint

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(intent.rawValue) << 32 | UInt64(version?.number ?? .max))
    fingerprint.fold(arguments.digest)
    fingerprint.fold(UInt64(schema))
  }
}
