import IntentEngine

/// What a device looks up about an intent at every request, taken from its declaration once.
struct SendingTraits: Hashable, Sendable {
  var isRead: Bool
  var commutes: Bool
  /// Its authentication policy wants the unlocked device (rule `entry.locked-device`).
  var needsUnlock: Bool
  /// It goes by itself at most twice (rule `recover.not-endless`).
  var isDestructive: Bool

  static let all: [SendingTraits] = IntentKind.allCases.map { kind in
    let declaration = kind.declaration
    return SendingTraits(
      isRead: declaration.isRead, commutes: declaration.commutes,
      needsUnlock: declaration.authentication != .alwaysAllowed,
      isDestructive: declaration.isDestructive)
  }
}
