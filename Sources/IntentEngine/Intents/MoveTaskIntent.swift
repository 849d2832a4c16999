/// Moves a task to another project, with its comments and their tombstones.
enum MoveTaskIntent: IntentBehaviour {
  /// Whoever it is assigned to keeps it where they may see the new project; an undo gives it back to
  /// them.
  static let declaration = IntentDeclaration(
    kind: .moveTask,
    name: "MoveTaskIntent",
    summary: "Moves a task to another project, with its comments and their tombstones.",
    phrases: [Phrase("move <task> to <other-project>")],
    parameters: [Parameter("task", "TaskEntity"), Parameter("project", "ProjectEntity")],
    requires: .destination,
    subjects: [.task],
    preconditions: ["editor in both projects", "neither is archived"],
    want: "move", doneWord: "moved",
    authentication: .requiresAuthentication,
    effects: [.placement, .assignment],
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.editor) }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { now.project == goal.destination }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    guard let task = goal.subject, let destination = goal.destination else { return nil }
    return .taskMoved(task, to: destination, assignee: goal.assignee)
  }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace {
    Trace(prior: now.project?.rawValue ?? .max, value: goal.destination?.rawValue ?? .max)
  }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(actor: state.tasks[subject.index].mover, at: state.tasks[subject.index].movedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) {
    copy.container = arguments.destination ?? copy.container
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    now.project?.rawValue == key.value
  }

  static func inverse(_ key: KeyRow) -> Inverse? {
    Inverse(
      intent: .moveTask, member: key.member, destination: EntityID(rawValue: key.prior))
  }
}
