import IntentEngine

/// What there is, and who may see and do what (rules `identity.alias`, `auth.recheck`,
/// `read.visibility`).
extension ModelOffice {
  /// Whether there is such an entity, under this very id.
  func has(_ entity: EntityID) -> Bool {
    guard entity.isWellFormed, !isAlias(entity) else { return false }
    return switch entity.kind {
    case .tenant: tenants.indices.contains(entity.index)
    case .user: tenancies.contains { $0.user == entity }
    case .team: teams.indices.contains(entity.index)
    case .project: projects.indices.contains(entity.index)
    case .task: tasks.indices.contains(entity.index)
    case .comment: comments.indices.contains(entity.index)
    case .proposal: proposals.indices.contains(entity.index)
    }
  }

  /// Whether an id leads to something else.
  func isAlias(_ entity: EntityID) -> Bool { aliases.contains { $0.old == entity } }

  /// What an old id was itself made to lead to.
  func successors(of old: EntityID) -> [EntityID] {
    aliases.filter { $0.old == old }.map(\.new).reversed()
  }

  /// Where an id leads at last, each once: itself, unless it is an old one.
  func ends(of id: EntityID) -> [EntityID] {
    var ends: [EntityID] = []
    var seen: [EntityID] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      if seen.contains(next) { continue }
      seen.append(next)
      if isAlias(next) { waiting += successors(of: next).reversed() } else { ends.append(next) }
    }
    return ends
  }

  /// Where an id leads, if that is one.
  func follow(_ id: EntityID) -> EntityID {
    let ends = ends(of: id)
    return ends.count == 1 ? ends[0] : id
  }

  /// The project that an entity is in.
  func project(of entity: EntityID) -> EntityID? {
    switch entity.kind {
    case .project: entity
    case .task: tasks[entity.index].project
    case .comment: project(of: comments[entity.index].container)
    case .proposal: proposals[entity.index].project
    case .tenant, .user, .team: nil
    }
  }

  /// Whether an entity is of a tenant.
  func belongs(_ entity: EntityID, to tenant: EntityID) -> Bool {
    switch entity.kind {
    case .user: tenancies.contains { $0.user == entity && $0.tenant == tenant }
    case .team: teams[entity.index].tenant == tenant
    case .proposal: proposals[entity.index].tenant == tenant
    case .tenant: entity == tenant
    case .project, .task, .comment:
      project(of: entity).map { projects[$0.index].tenant == tenant } ?? false
    }
  }

  /// The version of an entity; a user has one in each tenant.
  func version(of entity: EntityID, in tenant: EntityID) -> UInt32? {
    switch entity.kind {
    case .project: projects[entity.index].version
    case .task: tasks[entity.index].version
    case .comment: comments[entity.index].version
    case .team: teams[entity.index].version
    case .user: tenancies.first { $0.user == entity && $0.tenant == tenant }?.version
    case .proposal, .tenant: nil
    }
  }

  /// What is deleted, with what it is in or itself.
  func tombstone(of entity: EntityID) -> EntityID? {
    switch entity.kind {
    case .task: tasks[entity.index].isDeleted ? entity : nil
    case .team: teams[entity.index].isDissolved ? entity : nil
    case .comment:
      tombstone(of: comments[entity.index].container)
        ?? (comments[entity.index].isDeleted ? entity : nil)
    case .project, .tenant, .user, .proposal: nil
    }
  }

  // MARK: People

  /// Whether somebody is a member of a tenant who may do something in it.
  func isActive(_ user: EntityID, in tenant: EntityID) -> Bool {
    tenancies.contains { $0.user == user && $0.tenant == tenant && $0.isActive }
  }

  /// Whether somebody administers a tenant.
  func isAdmin(_ user: EntityID, ofTenant tenant: EntityID) -> Bool {
    tenancies.contains { $0.user == user && $0.tenant == tenant && $0.isActive && $0.isAdmin }
  }

  /// Somebody's place in a team.
  func place(of user: EntityID, in team: EntityID) -> TeamRole? {
    teams[team.index].members.first { $0.user == user }?.role
  }

  /// Whether an owner is a team, and somebody active is an admin of it.
  func isAdmin(_ user: EntityID, ofTeam owner: EntityID) -> Bool {
    owner.kind == .team && place(of: user, in: owner) == .admin
      && isActive(user, in: teams[owner.index].tenant)
  }

  /// Whether somebody has been an admin of a team long enough (rule `ownership.quorum`).
  func hasStanding(_ user: EntityID, in team: EntityID, at moment: Instant) -> Bool {
    isAdmin(user, ofTeam: team)
      && teams[team.index].members.contains {
        $0.user == user && $0.adminSince + Limits.adminStanding <= moment
      }
  }

  /// Whether there are two people who can approve that a team's project is given away: two of its
  /// admins, or, where it has one, that one and an admin of the tenant.
  func canApprove(_ team: EntityID, at moment: Instant) -> Bool {
    let admins = teams[team.index].members.filter { $0.role == .admin }.map(\.user)
    let standing = admins.filter { hasStanding($0, in: team, at: moment) }
    if admins.count > 1 { return standing.count > 1 }
    let tenant = teams[team.index].tenant
    return standing.first.map { only in
      tenancies.contains { $0.user != only && isAdmin($0.user, ofTenant: tenant) }
    } ?? false
  }

  /// Whether somebody can approve a proposal.
  func isApprover(_ user: EntityID, of proposal: EntityID) -> Bool {
    let row = proposals[proposal.index]
    return hasStanding(user, in: row.team, at: row.proposedAt)
      || row.isTenantAdminSecond && isAdmin(user, ofTenant: row.tenant)
  }

  // MARK: Seeing

  /// The highest that ownership, teams and sharing give somebody.
  func role(of user: EntityID, in project: EntityID) -> Role? {
    let row = projects[project.index]
    if row.owner == user { return .admin }
    var best: Role?
    if row.owner.kind == .team, let place = place(of: user, in: row.owner) {
      best = place == .admin ? .admin : .editor
    }
    for given in row.given where given.role > best ?? .viewer || best == nil {
      let isTheirs =
        given.member == user
        || given.member.kind == .team && place(of: user, in: given.member) != nil
      if isTheirs { best = given.role }
    }
    return best
  }

  /// Whether somebody sees an entity.
  func sees(_ user: EntityID, _ entity: EntityID) -> Bool {
    switch entity.kind {
    case .project:
      let row = projects[entity.index]
      return isActive(user, in: row.tenant)
        && (row.audience > .private || role(of: user, in: entity) != nil)
    case .task, .comment: return project(of: entity).map { sees(user, $0) } ?? false
    case .team:
      let tenant = teams[entity.index].tenant
      return isActive(user, in: tenant)
        && (isAdmin(user, ofTenant: tenant) || place(of: user, in: entity) != nil)
    case .proposal:
      let row = proposals[entity.index]
      return isAdmin(user, ofTeam: row.team)
        || row.isTenantAdminSecond && isAdmin(user, ofTenant: row.tenant)
    case .user, .tenant: return false
    }
  }

  /// Whether an entity is one that somebody at work in a tenant may see; people know of each other.
  func shows(_ entity: EntityID, to user: EntityID, in tenant: EntityID) -> Bool {
    has(entity) && (sees(user, entity) || entity.kind == .user && belongs(entity, to: tenant))
  }

  /// The people who see one project and not another, besides one.
  func newcomers(from before: EntityID, to after: EntityID, besides user: EntityID) -> Bool {
    people.contains { $0 != user && sees($0, after) && !sees($0, before) }
  }

  /// How many people see a project, besides one.
  func people(seeing project: EntityID, besides user: EntityID) -> Int {
    people.count { $0 != user && sees($0, project) }
  }

  /// All people, in order.
  var people: [EntityID] {
    tenancies.indices.filter { $0 == 0 || tenancies[$0].user != tenancies[$0 - 1].user }.map {
      tenancies[$0].user
    }
  }

  /// Whether somebody active administers a project whose owner is still there.
  func isAdministered(_ project: EntityID) -> Bool {
    let row = projects[project.index]
    let hasOwner =
      switch row.owner.kind {
      case .team: !teams[row.owner.index].isDissolved
      case .user: belongs(row.owner, to: row.tenant)
      case .tenant, .project, .task, .comment, .proposal: false
      }
    return hasOwner
      && people.contains { role(of: $0, in: project) == .admin && isActive($0, in: row.tenant) }
  }
}
