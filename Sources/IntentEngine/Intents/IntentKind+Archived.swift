extension IntentKind {
  /// Whether an operation of the intent can be refused because a project is archived: it writes in
  /// one, and does not work there whatever it is asked for (rule `identity.archived`).
  public var heedsArchive: Bool {
    // An undo is decided as its inverse.
    if self == .undo { return true }
    if declaration.isRead || behaviour.worksOnArchived { return false }
    return declaration.subjects.contains { kind in
      switch kind {
      case .project, .task, .comment, .proposal: true
      case .tenant, .user, .team: false
      }
    }
  }
}
