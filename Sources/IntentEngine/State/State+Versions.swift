/// The versions in the rows, for whoever compares two states and depends on nothing that is the same
/// in both: no table is told of the look.
extension State {
  /// How many rows there are of a kind that has versions.
  package func unwatchedCount(of kind: EntityKind) -> Int {
    switch kind {
    case .team: teams.unwatchedCount
    case .project: projects.unwatchedCount
    case .task: tasks.unwatchedCount
    case .comment: comments.unwatchedCount
    case .proposal: proposals.unwatchedCount
    case .tenant, .user: 0
    }
  }

  /// The version in a row, whether what it is of is still there or not; `nil` for a kind that has none.
  package func unwatchedVersion(of kind: EntityKind, _ index: Int) -> Version? {
    switch kind {
    case .team: teams.unwatched(index).version
    case .project: projects.unwatched(index).version
    case .task: tasks.unwatched(index).version
    case .comment: comments.unwatched(index).version
    case .proposal: proposals.unwatched(index).version
    case .tenant, .user: nil
    }
  }
}
