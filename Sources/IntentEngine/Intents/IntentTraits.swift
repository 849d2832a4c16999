/// The parts of a declaration that the chain asks for at every request, as plain bytes.
struct IntentTraits: BitwiseCopyable, Sendable {
  let isRead: Bool
  let commutes: Bool
  let needsUnlock: Bool
  /// Taken from the console alone.
  let isAdministrative: Bool
  let undoWindow: Milliseconds
  let effects: Effects
  let requires: RequiredArguments
  /// Only the app itself offers it.
  let isOfApp: Bool
  /// One bit a kind that the subject may be of.
  private let subjects: UInt8

  private init(_ declaration: IntentDeclaration) {
    isRead = declaration.isRead
    commutes = declaration.commutes
    needsUnlock = declaration.authentication != .alwaysAllowed
    isAdministrative = declaration.visibility == .administrative
    undoWindow = declaration.undoWindow
    effects = declaration.effects
    requires = declaration.requires
    isOfApp = declaration.visibility == .app
    subjects = declaration.subjects.reduce(0) { $0 | 1 << $1.rawValue }
  }

  /// By the intent's raw value.
  static let all = IntentKind.allCases.map { IntentTraits($0.declaration) }

  /// Whether the intent is about an entity at all.
  var hasSubject: Bool { subjects != 0 }

  /// Whether the intent is about a person or a team, whatever is sent.
  var isAboutPeople: Bool {
    hasSubject && subjects & ~(1 << EntityKind.team.rawValue | 1 << EntityKind.user.rawValue) == 0
  }

  /// Whether the intent can be about an entity of this kind.
  func accepts(_ kind: EntityKind) -> Bool { subjects & 1 << kind.rawValue != 0 }
}
