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

extension Reference {
  /// Folds the reference as sent into a hash of the request's content.
  func fold(into fingerprint: inout Fingerprint) {
    switch self {
    case .none:
      fingerprint.fold(0 as UInt64)
    case .id(let id):
      fingerprint.fold(1 << 60 | UInt64(id.rawValue))
    case .titled(let kind, let text):
      fingerprint.fold(2 << 60 | UInt64(kind.rawValue) << 32 | UInt64(text.index))
    case .position(let kind, let number, let container):
      fingerprint.fold(3 << 60 | UInt64(kind.rawValue) << 16 | UInt64(number))
      fingerprint.fold(UInt64(container.rawValue))
    case .forged(let text):
      fingerprint.fold(4 << 60 | UInt64(text.index))
    }
  }
}
