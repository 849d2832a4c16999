/// What a user has, when an intent says whether that is enough.
struct Grant {
  let user: EntityID
  let subject: EntityID?
  let project: EntityID?
  /// The user's role in the project.
  let role: Role?
  let isTenantAdmin: Bool

  /// Whether the role is at least so high.
  func isAtLeast(_ least: Role) -> Bool { role.map { $0 >= least } ?? false }
}
