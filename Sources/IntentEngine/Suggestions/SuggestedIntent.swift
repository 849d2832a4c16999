/// An intent with the entity that it would be about: what a device donates, and what the system may
/// suggest (rule `suggest.earned`).
@frozen
public struct SuggestedIntent: BitwiseCopyable, Hashable, Sendable {
  public var intent: IntentKind
  public var entity: EntityID

  public init(_ intent: IntentKind, _ entity: EntityID) {
    self.intent = intent
    self.entity = entity
  }
}
