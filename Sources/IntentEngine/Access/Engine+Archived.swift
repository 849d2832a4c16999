/// What an archived project lets through (rule `identity.archived`).
extension Engine {
  /// A write in an archived project is refused, an undo's like any other.
  func archived(_ context: borrowing Context) throws(Answer) {
    if context.isUndo, safeguards.lacks(.containerStateUndo) { return }
    guard let project = context.project, state.projects[project.index].isArchived,
      safeguards.keeps(.identityArchivedRefused), !worksOnArchived(context)
    else { return }
    if context.isUndo, safeguards.lacks(.identityArchivedUndo) { return }
    throw Answer(.archived, .identityArchived)
  }

  /// A read goes on; a faulty engine refuses it as well.
  func readArchived(_ context: borrowing Context) throws(Answer) {
    guard let project = context.subject.flatMap({ state.project(of: $0) }),
      state.projects[project.index].isArchived, safeguards.lacks(.identityArchivedReadable)
    else { return }
    throw Answer(.archived, .identityArchived)
  }

  private func worksOnArchived(_ context: borrowing Context) -> Bool {
    context.intent.behaviour.worksOnArchived(
      goal(of: context), subjectState(context))
  }

  /// Whether a user may bring back the archived project that an entity is in.
  func mayUnarchive(_ entity: EntityID, _ context: borrowing Context) -> Bool {
    guard let project = state.project(of: entity), state.projects[project.index].isArchived,
      state.canSee(context.user, entity: project)
    else { return false }
    return UnarchiveProjectIntent.permits(grant(of: context.user, in: project))
  }
}
