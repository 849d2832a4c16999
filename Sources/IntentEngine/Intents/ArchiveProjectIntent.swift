/// Archives a project: it can be read, and not written.
enum ArchiveProjectIntent: TogglingIntent {
  /// It neither removes content nor shows any, so that nothing is asked.
  ///
  /// The word for done is not "archived": that is how a write on an archived project is refused.
  static let declaration = IntentDeclaration(
    kind: .archiveProject,
    name: "ArchiveProjectIntent",
    summary: "Archives a project: it can be read, and not written.",
    phrases: [Phrase("archive <project>")],
    parameters: [Parameter("project", "ProjectEntity")],
    subjects: [.project],
    preconditions: ["admin", "the project is not archived"],
    want: "archive", doneWord: "shelved",
    authentication: .requiresAuthentication,
    effects: [.archiving],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static let wanted = true
  static let opposite = IntentKind.unarchiveProject

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

  static func isOn(_ now: SubjectState) -> Bool { now.isArchived }

  static func event(_ subject: EntityID) -> Event { .projectArchived(subject) }

  static var worksOnArchived: Bool { true }

  static func lastChange(of subject: EntityID, in state: borrowing State) -> LastChange? {
    LastChange(
      actor: state.projects[subject.index].actor, at: state.projects[subject.index].changedAt)
  }

  static func update(_ copy: inout Snapshot, with arguments: Arguments) { copy.isArchived = true }
}
