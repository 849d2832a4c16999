/// What the user need not be asked any more, and for how long (rule `confirm.skip-scoped`).
@frozen
public struct Preference: BitwiseCopyable, Hashable, Sendable {
  public var intent: IntentKind
  public var project: EntityID
  /// When it ends by itself, by the server's clock.
  public var until: Instant
  /// The operation whose confirmation it came with.
  public var key: OperationKey

  public init(intent: IntentKind, project: EntityID, until: Instant, key: OperationKey) {
    self.intent = intent
    self.project = project
    self.until = until
    self.key = key
  }
}

/// What a reply tells of "don't ask again" (rule `confirm.skip-scoped`).
@frozen
public enum Asking: BitwiseCopyable, Hashable, Sendable {
  /// The question was left out, because the user had said so.
  case leftOut(Preference)
  /// It will be left out from now on.
  case remembered(Preference)
  /// The yes counts, and the same will be asked again: it always is.
  case always
}
