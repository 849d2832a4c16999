/// What assigning and unassigning have in common: who is to do a task, set to a new value.
///
/// In a key's trace a user is the id's raw value, and nobody is `UInt32.max`.
protocol AssigningIntent: IntentBehaviour {
  /// Who is to do the task; `nil` for nobody.
  static func assignee(_ goal: Goal) -> EntityID?
}

extension AssigningIntent {
  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { now.assignee == assignee(goal) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .assigned($0, to: assignee(goal)) }
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    Trace(prior: bits(now.assignee), value: bits(assignee(goal)))
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    bits(now.assignee) == key.value
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    key.prior == .max
      ? Inverse(intent: .unassignTask)
      : Inverse(intent: .assignTask, member: EntityID(rawValue: key.prior))
  }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(
      actor: state.tasks[subject.index].assigner, at: state.tasks[subject.index].assignedAt)
  }

  private static func bits(_ user: EntityID?) -> UInt32 { user?.rawValue ?? .max }
}
