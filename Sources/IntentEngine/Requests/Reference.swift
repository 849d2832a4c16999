/// How a request names the entity it is about.
@frozen
public enum Reference: BitwiseCopyable, Hashable, Sendable {
  /// The request names nothing.
  case none
  /// An explicit id.
  case id(EntityID)
  /// A title, as a person would say it; it only ever gives a choice (rule `resolve.never-guess`).
  case titled(EntityKind, TextID)
  /// A position in a list. A well-behaved device turns it into an id when it is spoken; it is sent
  /// only where the safeguard `identity.no-position` is off.
  case position(EntityKind, UInt16, in: EntityID)
  /// A text where an id should be: forged, or damaged.
  case forged(TextID)
}
