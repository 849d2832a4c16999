/// What suspending and reinstating have in common: whether somebody may do anything in a tenant.
protocol SuspendingIntent: IntentBehaviour {
  /// Whether the user is to be active.
  static var wanted: Bool { get }

  /// The intent that sets the opposite.
  static var opposite: IntentKind { get }
}

extension SuspendingIntent {
  static func permits(_ grant: Grant) -> Bool { grant.isTenantAdmin }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { now.isActive == wanted }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .activitySet($0, in: goal.tenant, wanted) }
  }

  static func lastChange(for goal: Goal, in state: borrowing State) -> LastChange? {
    guard let user = goal.subject, let tenancy = state.tenancy(of: user, in: goal.tenant) else {
      return nil
    }
    return LastChange(actor: tenancy.actor, at: tenancy.changedAt)
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { now.isActive == wanted }

  static func inverse(_ key: KeyRow) -> Inverse? { Inverse(intent: opposite) }
}
