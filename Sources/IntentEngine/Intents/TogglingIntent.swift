/// An intent that sets something to one of two states: done or open, deleted or there, archived or
/// in use.
protocol TogglingIntent: IntentBehaviour {
  /// The state that is wanted.
  static var wanted: Bool { get }

  /// The intent that sets the other one.
  static var opposite: IntentKind { get }

  /// The state as it is.
  static func isOn(_ now: SubjectState) -> Bool

  /// What sets the wanted state.
  static func event(_ subject: EntityID) -> Event
}

extension TogglingIntent {
  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { isOn(now) == wanted }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? { goal.subject.map { event($0) } }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { isOn(now) == wanted }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: opposite) }
}
