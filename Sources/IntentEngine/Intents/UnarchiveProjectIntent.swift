/// Brings an archived project back: it can be written again.
enum UnarchiveProjectIntent: TogglingIntent {
  /// Who may see the project saw it all the time, so that nothing is asked.
  static let declaration = IntentDeclaration(
    kind: .unarchiveProject,
    name: "UnarchiveProjectIntent",
    summary: "Brings an archived project back: it can be written again.",
    phrases: [Phrase("unarchive <project>")],
    parameters: [Parameter("project", "ProjectEntity")],
    subjects: [.project],
    preconditions: ["admin", "the project is archived"],
    want: "unarchive", doneWord: "unarchived",
    authentication: .requiresAuthentication,
    effects: [.archiving],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static let wanted = false
  static let opposite = IntentKind.archiveProject

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

  static func isOn(_ now: SubjectState) -> Bool { now.isArchived }

  static func event(_ subject: EntityID) -> Event { .projectUnarchived(subject) }

  static var worksOnArchived: Bool { true }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(
      actor: state.projects[subject.index].actor, at: state.projects[subject.index].changedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isArchived = false }
}
