extension State {
  /// Whether a project has an owner who is there, and an active user who can administer it; an admin
  /// of the tenant does not count (rule `ownership.never-orphaned`).
  func isAdministered(_ project: EntityID) -> Bool {
    let row = projects[project.index]
    guard isThere(row.owner, in: row.tenant) else { return false }
    return users.rows.indices.contains { index in
      let user = EntityID(.user, index)
      return role(of: user, in: project) == .admin
        && tenancy(of: user, in: row.tenant)?.isActive ?? false
    }
  }

  /// Whether an owner is somebody: a user of the tenant, or a team that was not dissolved.
  private func isThere(_ owner: EntityID, in tenant: EntityID) -> Bool {
    switch owner.kind {
    case .user: tenancy(of: owner, in: tenant) != nil
    case .team: !teams[owner.index].isDissolved
    case .tenant, .project, .task, .comment, .proposal: false
    }
  }

  /// The projects that are administered now, and would not be in another state, in the order of ids.
  func orphaned(in after: State) -> [EntityID] {
    projects.rows.indices.map { EntityID(.project, $0) }.filter {
      exists($0) && after.exists($0) && isAdministered($0) && !after.isAdministered($0)
    }
  }
}
