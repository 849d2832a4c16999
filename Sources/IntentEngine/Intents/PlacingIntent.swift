/// What all intents have in common that give somebody a place in a team, another one, or none.
///
/// In a key's trace a place is its raw value plus one, with 0 for none.
protocol PlacingIntent: IntentBehaviour {
  /// The place that the member is to have; `nil` for none.
  static func place(_ goal: Goal) -> TeamRole?
}

extension PlacingIntent {
  static func permits(_ grant: Grant) -> Bool { grant.administersTeam }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { now.place == place(goal) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let team = goal.subject, let member = goal.member else { return nil }
    return .placed(team, member: member, place(goal))
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    Trace(prior: bits(now.place), value: bits(place(goal)))
  }

  static func lastChange(for goal: Goal, in state: borrowing State) -> LastChange? {
    state.lastPlacing(of: goal.member, in: goal.subject)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { bits(now.place) == key.value }

  static func inverse(_ key: KeyRow) -> Inverse? {
    switch key.prior {
    case bits(nil): Inverse(intent: .removeMember, member: key.member)
    case bits(.admin): Inverse(intent: .promoteMember, member: key.member)
    default: Inverse(intent: .demoteMember, member: key.member)
    }
  }

  private static func bits(_ role: TeamRole?) -> UInt32 {
    role.map { UInt32($0.rawValue) + 1 } ?? 0
  }
}
