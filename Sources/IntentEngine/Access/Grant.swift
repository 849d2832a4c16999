/// What a user has, when an intent says whether that is enough.
struct Grant {
  /// The user's role in the project.
  let role: Role?
  /// Whether the task is assigned to the user.
  let isAssignee: Bool
  /// Whether the user wrote the comment.
  let isAuthor: Bool
  /// Whether the project is the user's own.
  var isOwner: Bool
  /// Whether the user was given a role in the project by name.
  let isMember: Bool
  /// The user's own place in the team.
  let place: TeamRole?
  /// Whether the user says who is in the team: its admin, or one of its tenant.
  let administersTeam: Bool
  let isTenantAdmin: Bool
  /// Whether the project is a team's, and the user is an admin of that team.
  var actsForOwner: Bool
  /// Whether the proposal can be approved by the user.
  var isApprover: Bool

  /// Whether the role is at least so high.
  func isAtLeast(_ least: Role) -> Bool { role.map { $0 >= least } ?? false }
}
