/// A user's "don't ask again", and all that it is bound to (rule `confirm.skip-scoped`).
@frozen
public struct PreferenceRow: Row {
  public var user: EntityID
  public var project: EntityID
  public var intent: IntentKind
  /// Whether a role or the audience has changed since it was said.
  public var isOver: Bool
  /// The operation whose confirmation it came with.
  public var key: OperationKey
  public var expires: Instant

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(project.rawValue))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(UInt64(intent.rawValue) << 1 | (isOver ? 1 : 0))
  }

  /// The preference as a reply tells it.
  var preference: Preference {
    Preference(intent: intent, project: project, until: expires, key: key)
  }
}
