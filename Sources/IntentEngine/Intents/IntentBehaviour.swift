/// What every intent's file provides; the decision chain asks for it, link by link.
protocol IntentBehaviour {
  /// What the intent says of itself.
  static var declaration: IntentDeclaration { get }

  /// Whether what the user has is enough.
  static func permits(_ grant: Grant) -> Bool

  /// Whether what is wanted is so already.
  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool

  /// The one effect that brings the goal about; `nil` for a read.
  static func effect(_ goal: Goal, _ now: SubjectState) -> Event?

  /// What the effect will replace, and what it puts there, as its undo and its replays need it.
  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace

  /// Whether the intent works on an archived project too, whatever it is asked for: it sets just that
  /// state, or only takes access away (rule `identity.archived`).
  static var worksOnArchived: Bool { get }

  /// The same, where it takes what it is asked for to know.
  static func worksOnArchived(_ goal: Goal, _ now: SubjectState) -> Bool

  /// Whether a tombstone is no obstacle: to be one is the goal, or to be one no longer
  /// (rule `identity.gone`).
  static var acceptsTombstone: Bool { get }

  /// Who brought about last what the intent wants, and when; `nil` where that is not kept.
  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange?

  /// The same, where it takes more than the subject to know.
  static func lastChange(for goal: Goal, in state: borrowing State) -> LastChange?

  /// Whether the intent's text is what the subject is called from then on.
  static var givesTitle: Bool { get }

  /// Brings a device's copy of the subject up to what the intent has done.
  static func update(_ copy: inout Snapshot, with arguments: Arguments)

  /// Whether the effect that was once had still stands.
  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool

  /// The intent that takes the effect back, and what it is asked for.
  static func inverse(_ key: KeyRow) -> Inverse?
}

extension IntentBehaviour {
  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { false }
  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace { Trace() }
  static var worksOnArchived: Bool { false }
  static func worksOnArchived(_ goal: Goal, _ now: SubjectState) -> Bool { worksOnArchived }
  static var acceptsTombstone: Bool { false }
  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? { nil }
  static func lastChange(for goal: Goal, in state: borrowing State) -> LastChange? {
    guard let subject = goal.subject else { return nil }
    return lastChange(of: subject, in: state)
  }
  static var givesTitle: Bool { false }
  static func update(_ copy: inout Snapshot, with arguments: Arguments) {}
  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { true }
  static func inverse(_ key: KeyRow) -> Inverse? { nil }
}

/// What an effect replaces and puts in its place.
struct Trace {
  var prior: UInt32 = 0
  var value: UInt32 = 0

  /// Of what was not found for the person or team that it names, and not for its subject.
  static let missesMember = Trace(value: 1)
}

/// Who brought a state about, `nil` at time 0, and when.
struct LastChange {
  let actor: EntityID?
  let at: Instant
}

/// An intent that takes another's effect back.
struct Inverse {
  var intent: IntentKind
  var member: EntityID?
  var role: Role?
  var teamRole: TeamRole?
  var audience: Audience?
  var text: TextID?
  var destination: EntityID?
}
