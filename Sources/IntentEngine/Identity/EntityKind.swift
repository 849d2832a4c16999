/// The kinds of entity that the server keeps.
public enum EntityKind: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case tenant, user, team, project, task, comment
  /// A transfer of a team's project that waits for approvals (rule `ownership.quorum`).
  case proposal

  /// The kind's one word, as scenarios, transcripts and reports write it.
  public var word: String {
    switch self {
    case .tenant: "tenant"
    case .user: "user"
    case .team: "team"
    case .project: "project"
    case .task: "task"
    case .comment: "comment"
    case .proposal: "proposal"
    }
  }
}
