/// Who may come upon an intent.
public enum Visibility: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Offered to Siri, Spotlight, Shortcuts and Apple Intelligence as well as in the app.
  case discoverable
  /// In the app alone; the server takes it from nowhere else (rule `entry.public-surface`).
  case app
  /// A way on that a reply offers, wherever that is shown; never by itself.
  case followUp
  /// Done by a named administrator from the server's console; never discoverable.
  case administrative
}

/// The kinds of effect that an intent can declare (rule `intent.declared`).
@frozen
public struct Effects: OptionSet, BitwiseCopyable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A task is completed or reopened.
  public static let taskState = Effects(rawValue: 1 << 0)
  /// A task or project gets another title.
  public static let title = Effects(rawValue: 1 << 1)
  /// A comment is made.
  public static let commentAdded = Effects(rawValue: 1 << 2)
  /// A comment gets another text.
  public static let commentText = Effects(rawValue: 1 << 3)
  /// A comment becomes a tombstone.
  public static let commentDeleted = Effects(rawValue: 1 << 4)
  /// A tombstone becomes a comment again.
  public static let commentRestored = Effects(rawValue: 1 << 5)
  /// Somebody joins or leaves a project or a team, or gets another role.
  public static let membership = Effects(rawValue: 1 << 6)
  /// A project is shown to more people or fewer.
  public static let audience = Effects(rawValue: 1 << 7)
  /// A project gets another owner.
  public static let ownership = Effects(rawValue: 1 << 8)
  /// Somebody begins or ends to follow a project.
  public static let subscription = Effects(rawValue: 1 << 9)
  /// Old keys are forgotten, and the fence moves.
  public static let keysDropped = Effects(rawValue: 1 << 10)
  /// A project is archived, or brought back from there.
  public static let archiving = Effects(rawValue: 1 << 11)
  /// A task is given to somebody, or taken from them.
  public static let assignment = Effects(rawValue: 1 << 12)
  /// Old intent schemas are not understood any more.
  public static let schemasDropped = Effects(rawValue: 1 << 13)
  /// An id becomes an old one, which leads elsewhere, with all that was under it.
  public static let identity = Effects(rawValue: 1 << 14)
  /// Somebody is suspended, or reinstated.
  public static let suspension = Effects(rawValue: 1 << 15)
  /// Somebody says yes or no to a proposal.
  public static let approval = Effects(rawValue: 1 << 16)
  /// Somebody is signed out everywhere.
  public static let sessions = Effects(rawValue: 1 << 17)
  /// A task becomes a tombstone, and all that is in it is gone with it.
  public static let taskDeleted = Effects(rawValue: 1 << 18)
  /// A tombstone becomes a task again.
  public static let taskRestored = Effects(rawValue: 1 << 19)
  /// A task goes to another project.
  public static let placement = Effects(rawValue: 1 << 20)
  /// A file is attached to a task.
  public static let attachment = Effects(rawValue: 1 << 21)

  /// Who has which place and role: what can take away somebody's own.
  static let places: Effects = [.membership, .ownership, .suspension]
}

/// How much harm an intent can do.
public enum Risk: UInt8, BitwiseCopyable, Comparable, Hashable, Sendable {
  /// Reads, or changes that are easily put right.
  case low
  /// Changes that others notice.
  case medium
  /// Removes content, shows it to more people, or gives away control.
  case high

  public static func < (left: Risk, right: Risk) -> Bool { left.rawValue < right.rawValue }
}

/// One way to say an intent in a scenario.
///
/// Words stand for themselves; `<name>` is a slot: an entity kind (`<task>`, `<project>`,
/// `<comment>`, or several joined by `|`), `<member>` (a user or a team), `<user>`, `<role>`,
/// `<team-role>`, `<text>`, `<kind>` (an entity kind's word), `<operation>`, `<duration>`; for what
/// the subject is brought to, by its handle, `<other-project>` (and `<third-project>`),
/// `<other-task>`, `<tenant>`; `<number>`, `<file>`.
public struct Phrase: Hashable, Sendable {
  public let pattern: String
  /// The audience that the wording itself names.
  public let audience: Audience?
  /// The intent schemas in which it is said so.
  public let schemas: ClosedRange<UInt16>

  public init(
    _ pattern: String, audience: Audience? = nil,
    schemas: ClosedRange<UInt16> = 1...Request.currentSchema
  ) {
    self.pattern = pattern
    self.audience = audience
    self.schemas = schemas
  }
}

/// A declared parameter, named as App Intents names it.
public struct Parameter: Hashable, Sendable {
  public let name: String
  public let type: String
  public let isRequired: Bool

  public init(_ name: String, _ type: String, isRequired: Bool = true) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
  }
}

/// The arguments besides the subject that an intent can't do without.
@frozen
public struct RequiredArguments: OptionSet, BitwiseCopyable, Hashable, Sendable {
  public var rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A title, or a comment's words; an empty one is none.
  public static let text = RequiredArguments(rawValue: 1 << 0)
  /// A person or a team.
  public static let member = RequiredArguments(rawValue: 1 << 1)
  /// An operation.
  public static let operation = RequiredArguments(rawValue: 1 << 2)
  /// An age.
  public static let age = RequiredArguments(rawValue: 1 << 3)
  /// An intent schema.
  public static let schema = RequiredArguments(rawValue: 1 << 4)
  /// A place in a team.
  public static let teamRole = RequiredArguments(rawValue: 1 << 5)
  /// What the subject is brought to.
  public static let destination = RequiredArguments(rawValue: 1 << 6)
  /// The other one, where the subject is split.
  public static let alternative = RequiredArguments(rawValue: 1 << 7)
  /// A file that another app handed over.
  public static let file = RequiredArguments(rawValue: 1 << 8)
}

/// What an intent says of itself: inputs, visibility, preconditions, result, side effects, risk and
/// how it is taken back (rule `intent.declared`).
///
/// It never changes, and whoever asks for one line of it does not copy the others: a class.
public final class IntentDeclaration: Sendable {
  public let kind: IntentKind
  /// The type's name, as App Intents would have it.
  public let name: String
  /// What it does, in a sentence for the catalogue.
  public let summary: String
  public let phrases: [Phrase]
  public let parameters: [Parameter]
  /// The arguments besides the subject without which it is refused (rule `entry.public-surface`).
  public let requires: RequiredArguments
  /// What it was in schemas before today's, the latest last (rule `resolve.schema`).
  public let former: [FormerIntent]
  /// The kinds that the subject may be of; empty where there is no subject.
  public let subjects: [EntityKind]
  /// What somebody who says it wants, in a word or two: the beginning of its phrases.
  public let want: String
  /// The preconditions in words.
  public let preconditions: [String]
  /// The word for "it is done", in transcripts and `expect` lines.
  public let doneWord: String
  /// Whether it may run on a locked device (rule `entry.locked-device`).
  public let authentication: IntentAuthenticationPolicy
  public let visibility: Visibility
  public let effects: Effects
  /// Changes nothing, and needs neither key nor version.
  public let isRead: Bool
  /// Only adds, so that it needs no version (rule `write.version`).
  public let commutes: Bool
  /// Removes content or gives something away: sent automatically at most twice
  /// (rule `recover.not-endless`).
  public let isDestructive: Bool
  public let risk: Risk
  /// How long it can be undone, in milliseconds; 0 when it can't.
  public let undoWindow: Milliseconds

  public init(
    kind: IntentKind, name: String, summary: String, phrases: [Phrase], parameters: [Parameter],
    requires: RequiredArguments = [], former: [FormerIntent] = [], subjects: [EntityKind],
    preconditions: [String], want: String, doneWord: String,
    authentication: IntentAuthenticationPolicy, visibility: Visibility = .discoverable,
    effects: Effects = [], isRead: Bool = false, commutes: Bool = false,
    isDestructive: Bool = false, risk: Risk = .low, undoWindow: Milliseconds = 0
  ) {
    self.kind = kind
    self.name = name
    self.summary = summary
    self.phrases = phrases
    self.parameters = parameters
    self.requires = requires
    self.former = former
    self.subjects = subjects
    self.preconditions = preconditions
    self.want = want
    self.doneWord = doneWord
    self.authentication = authentication
    self.visibility = visibility
    self.effects = effects
    self.isRead = isRead
    self.commutes = commutes
    self.isDestructive = isDestructive
    self.risk = risk
    self.undoWindow = undoWindow
  }
}
