import IntentEngine

/// How somebody names an entity when they speak.
public enum Designation: Hashable, Sendable {
  case entity(EntityID)
  /// `task titled "Book the venue"`.
  case titled(EntityKind, TextID)
  /// `the second comment on t1`: counted from 1 in the list that this device shows.
  case position(EntityKind, Int, on: EntityID)
  /// The entity that an earlier operation of this script made: `edit note to "…"`.
  case made(by: InvocationID)
}

/// How an action comes in: its entry point and what was said.
public struct Manner: Hashable, Sendable {
  public var entry: EntryPoint
  public var utterance: TextID?
  public var isSuggested: Bool
  /// "Don't ask again", said with a confirmation.
  public var dontAskAgain = false
  public var tampering: Tampering

  public init(
    entry: EntryPoint = .app, utterance: TextID? = nil, isSuggested: Bool = false,
    tampering: Tampering = Tampering()
  ) {
    self.entry = entry
    self.utterance = utterance
    self.isSuggested = isSuggested
    self.tampering = tampering
  }
}

/// One calling of an intent.
public struct Invocation: Hashable, Sendable {
  public var id: InvocationID
  public var intent: IntentKind
  public var subject: Designation?
  public var member: EntityID?
  public var role: Role?
  /// The place in a team that is given.
  public var teamRole: TeamRole?
  public var audience: Audience?
  public var text: TextID?
  /// The kind to look for, for a find.
  public var kind: EntityKind?
  /// The operation that an undo names.
  public var operation: InvocationID?
  public var age: Milliseconds?
  /// An intent schema, for the operation that drops older ones.
  public var schema: UInt16?
  /// What the subject is brought to, and the other one where it is split.
  public var destination: EntityID?
  public var alternative: EntityID?
  /// The tenant that it is for, where that is not the one that the device works for.
  public var tenant: EntityID?
  /// The file that another app hands over, and what is in it.
  public var file: FileID?
  public var content: ContentID?
  public var manner: Manner

  public init(
    id: InvocationID, intent: IntentKind, subject: Designation? = nil, member: EntityID? = nil,
    role: Role? = nil, teamRole: TeamRole? = nil, audience: Audience? = nil, text: TextID? = nil,
    kind: EntityKind? = nil, operation: InvocationID? = nil, age: Milliseconds? = nil,
    manner: Manner = Manner()
  ) {
    self.id = id
    self.intent = intent
    self.subject = subject
    self.member = member
    self.role = role
    self.teamRole = teamRole
    self.audience = audience
    self.text = text
    self.kind = kind
    self.operation = operation
    self.age = age
    self.manner = manner
  }
}

/// What a hostile or broken client sends in place of what it should (`sending …`).
public struct Tampering: Hashable, Sendable {
  /// The key that is sent.
  public enum Key: Hashable, Sendable {
    case own
    case none
    /// The key of another operation.
    case of(InvocationID)
    /// A key that claims an epoch so many above the server's.
    case fromTheFuture
  }
  /// The version that is sent.
  public enum VersionSent: Hashable, Sendable {
    case seen
    case none
    case exactly(Version)
  }
  /// The subject that is sent.
  public enum Subject: Hashable, Sendable {
    case own
    case none
    case entity(EntityID)
    case forged(TextID)
  }

  public var key = Key.own
  public var version = VersionSent.seen
  public var subject = Subject.own
  /// The role that it claims to have.
  public var role: Role?
  /// A name of an intent that does not exist.
  public var unknownIntent = false
  /// An audience on top of what the wording names: a contradiction.
  public var audience: Audience?
  /// A body that can't be read.
  public var raw: TextID?
  /// A confirmation that was asked for another operation.
  public var confirmationOf: InvocationID?
  /// The text that is sent in place of the one that was said.
  public var text: TextID?
  /// Claims that the user's hand did it.
  public var claimsHand = false
  /// Claims that the device is not locked.
  public var claimsUnlocked = false
  /// Claims to be the server's console.
  public var claimsConsole = false
  /// Another intent than was said, and the age that goes with it.
  public var intent: IntentKind?
  public var age: Milliseconds?
  /// Claims that the entity is in the cache, by what title and owner.
  public var claimsTitle: TextID?
  public var claimsOwner: EntityID?
  /// The intent schema that it says it was made for.
  public var schema: UInt16?
  /// Another file than was handed over, with its content.
  public var file: FileID?
  public var content: ContentID?
  /// A file whose content does not come with it.
  public var withoutContent = false

  public init() {}

  /// A client that sends what it should.
  public var isNone: Bool { self == Tampering() }
}
