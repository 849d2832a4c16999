/// What leaving a project and being removed from one have in common: the member's own place in it
/// ends, whatever teams they are in.
///
/// What was assigned to them stays so, for others to see and to take back; they see nothing of it.
protocol LeavingIntent: IntentBehaviour {}

extension LeavingIntent {
  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { isOut(goal.member, now) }

  static func lastChange(for goal: Goal, in state: borrowing State) -> LastChange? {
    state.lastPlacing(of: goal.member, in: goal.subject)
  }

  static var worksOnArchived: Bool { true }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { isOut(key.member, now) }

  private static func isOut(_ member: EntityID?, _ now: SubjectState) -> Bool {
    now.place == nil && now.memberRole == nil && now.owner != member
  }
}
