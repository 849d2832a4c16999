import IntentEngine

/// What a device looks up about an intent at every request, taken from its declaration once.
struct IntentTraits: Hashable, Sendable {
  var isRead: Bool
  var commutes: Bool
  /// Removes or gives away, or takes back what may have: it goes by itself at most twice.
  var isDestructive: Bool

  static let all: [IntentTraits] = IntentKind.allCases.map { kind in
    let declaration = kind.declaration
    return IntentTraits(
      isRead: declaration.isRead, commutes: declaration.commutes,
      isDestructive: declaration.isDestructive || kind == .undo)
  }
}

extension World {
  @inline(__always)
  func traits(_ intent: IntentKind) -> IntentTraits { intentTraits[Int(intent.rawValue)] }
}
