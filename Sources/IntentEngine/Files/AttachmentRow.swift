/// A file that is attached to a task; who may see the task may see it.
///
/// It is a child of the task, and does not raise its version (rule `write.version`).
@frozen
public struct AttachmentRow: Row {
  public var task: EntityID
  public var file: FileID
  public var user: EntityID
  /// The operation that attached it; `nil` only where a safeguard lets one without a key through.
  public var madeBy: OperationKey?

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(task.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(madeBy.map { UInt64($0.epoch) << 32 | UInt64($0.number) } ?? .max)
    fingerprint.fold(Int(file.index))
  }
}
