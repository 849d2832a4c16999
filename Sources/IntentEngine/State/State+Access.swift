extension State {
  /// Whether the id is of something that the server has; an old id that became an alias is not.
  @inline(__always)
  public func exists(_ id: EntityID) -> Bool {
    guard id.isWellFormed else { return false }
    return switch id.kind {
    case .tenant: id.index < tenants.count
    case .user: id.index < users.count
    case .team: id.index < teams.count
    case .project:
      id.index < projects.count && projects[id.index].firstAlias < 0
        && !projects[id.index].isMissing
    case .task:
      id.index < tasks.count && tasks[id.index].firstAlias < 0 && !tasks[id.index].isReplaced
        && isInWorld(id)
    case .comment:
      id.index < comments.count && comments[id.index].firstAlias < 0 && isInWorld(id)
    case .proposal: id.index < proposals.count
    }
  }

  @inline(__always)
  private func isInWorld(_ id: EntityID) -> Bool {
    guard let project = project(of: id) else { return false }
    return !projects[project.index].isMissing
  }

  /// The project that an entity is in, itself for a project; `nil` where there is none.
  @inline(__always)
  public func project(of entity: EntityID) -> EntityID? {
    switch entity.kind {
    case .project: entity
    case .task: tasks[entity.index].project
    case .comment: project(ofContainer: comments[entity.index].container)
    case .proposal: proposals[entity.index].project
    case .tenant, .user, .team: nil
    }
  }

  @inline(__always)
  private func project(ofContainer container: EntityID) -> EntityID {
    container.kind == .task ? tasks[container.index].project : container
  }

  /// The tenant that an entity is bound to (rule `identity.verifiable`).
  @inline(__always)
  func tenant(of entity: EntityID) -> EntityID? {
    switch entity.kind {
    case .tenant: entity
    case .team: teams[entity.index].tenant
    case .user: nil
    case .proposal: proposals[entity.index].tenant
    case .project, .task, .comment:
      project(of: entity).map { projects[$0.index].tenant }
    }
  }

  /// A user's membership in a tenant.
  @inline(__always)
  public func tenancy(of user: EntityID, in tenant: EntityID) -> TenancyRow? {
    tenancyRow(of: user, in: tenant).map { tenancies[$0] }
  }

  /// The row of a user's membership in a tenant.
  @inline(__always)
  func tenancyRow(of user: EntityID, in tenant: EntityID) -> Int? {
    var next = users[user.index].firstTenancy
    while next >= 0 {
      let row = tenancies[Int(next)]
      if row.tenant == tenant { return Int(next) }
      next = row.next
    }
    return nil
  }

  /// A user's place in a team: `nil` for none.
  @inline(__always)
  public func teamMember(_ user: EntityID, of team: EntityID) -> TeamMemberRow? {
    guard let row = teamMemberRow(of: user, in: team), teamMembers[row].role != nil else {
      return nil
    }
    return teamMembers[row]
  }

  /// The row of a user's place in a team, also of one that has ended.
  @inline(__always)
  func teamMemberRow(of user: EntityID, in team: EntityID) -> Int? {
    var next = teams[team.index].firstMember
    while next >= 0 {
      if teamMembers[Int(next)].user == user { return Int(next) }
      next = teamMembers[Int(next)].next
    }
    return nil
  }

  /// The role that a user or a team was itself given in a project.
  public func givenRole(of member: EntityID, in project: EntityID) -> Role? {
    memberRow(of: member, in: project).flatMap { members[$0].role }
  }

  /// The row of a user's or a team's own place in a project.
  func memberRow(of member: EntityID, in project: EntityID) -> Int? {
    var next = projects[project.index].firstMember
    while next >= 0 {
      if members[Int(next)].member == member { return Int(next) }
      next = members[Int(next)].next
    }
    return nil
  }

  /// What a user may do in a project, by ownership and membership: the highest counts.
  @inline(__always)
  public func role(of user: EntityID, in project: EntityID) -> Role? {
    let owner = projects[project.index].owner
    if owner == user { return .admin }
    var best: Role?
    if owner.kind == .team, let place = teamMember(user, of: owner) {
      best = place.isAdmin ? .admin : .editor
    }
    var next = projects[project.index].firstMember
    while next >= 0 {
      let row = members[Int(next)]
      next = row.next
      guard let role = row.role, best.map({ role > $0 }) ?? true else { continue }
      if row.member == user || row.member.kind == .team && teamMember(user, of: row.member) != nil {
        best = role
      }
    }
    return best
  }

  /// Whether a user sees a project also without owning it.
  func seesAnyway(_ user: EntityID, _ project: EntityID) -> Bool {
    if projects[project.index].audience > .private { return true }
    var next = projects[project.index].firstMember
    while next >= 0 {
      let row = members[Int(next)]
      next = row.next
      guard row.role != nil else { continue }
      if row.member == user { return true }
      if row.member.kind == .team, teamMember(user, of: row.member) != nil { return true }
    }
    return false
  }

  /// Whether a user may see a project now, by role or as part of its audience.
  @inline(__always)
  func canSee(_ user: EntityID, _ project: EntityID) -> Bool {
    let row = projects[project.index]
    guard let tenancy = tenancy(of: user, in: row.tenant), tenancy.isActive else { return false }
    return reaches(user, project)
  }

  /// Whether role or audience would let a user see a project, suspended or not.
  @inline(__always)
  func reaches(_ user: EntityID, _ project: EntityID) -> Bool {
    role(of: user, in: project) != nil || projects[project.index].audience > .private
  }

  /// Whether a user may see an entity now; a tombstone is seen by those who see its container, and a
  /// proposal not by all of them.
  @inline(__always)
  public func canSee(_ user: EntityID, entity: EntityID) -> Bool {
    guard exists(entity) else { return false }
    if entity.kind == .proposal { return sees(user, proposal: entity) }
    if let project = project(of: entity) { return canSee(user, project) }
    return entity.kind == .team && canSee(user, team: entity)
  }

  /// A team is seen by those who are in it, and by the admins of its tenant.
  private func canSee(_ user: EntityID, team: EntityID) -> Bool {
    guard let tenancy = tenancy(of: user, in: teams[team.index].tenant), tenancy.isActive else {
      return false
    }
    return tenancy.isAdmin || teamMember(user, of: team) != nil
  }

  /// How many people besides `user` may see a project now, at least with the given audience.
  func people(seeing project: EntityID, besides user: EntityID, at least: Audience) -> Int {
    let tenant = projects[project.index].tenant
    let audience = max(projects[project.index].audience, least)
    return users.rows.indices.count { index in
      let other = EntityID(.user, index)
      guard other != user, let tenancy = tenancy(of: other, in: tenant), tenancy.isActive else {
        return false
      }
      return audience > .private || role(of: other, in: project) != nil
    }
  }

  /// An entity's version as one tenant counts it: a user's is that of their place there.
  @inline(__always)
  public func version(of entity: EntityID, in tenant: EntityID) -> Version? {
    guard entity.isWellFormed, entity.kind == .user else { return version(of: entity) }
    return exists(entity) ? tenancy(of: entity, in: tenant)?.version : nil
  }

  /// Whether people outside see one project and not the other.
  func opens(from source: EntityID, to destination: EntityID) -> Bool {
    projects[destination.index].audience == .public && projects[source.index].audience != .public
  }

  /// An entity's version; `nil` for what has none.
  @inline(__always)
  public func version(of entity: EntityID) -> Version? {
    guard exists(entity) else { return nil }
    switch entity.kind {
    case .project: return projects[entity.index].version
    case .task: return tasks[entity.index].version
    case .comment: return comments[entity.index].version
    case .team: return teams[entity.index].version
    case .proposal: return proposals[entity.index].version
    case .tenant, .user: return nil
    }
  }

  /// An entity's title, a comment's text, or the title of what is proposed to be given.
  @inline(__always)
  public func title(of entity: EntityID) -> TextID? {
    guard exists(entity) else { return nil }
    switch entity.kind {
    case .project: return projects[entity.index].title
    case .task: return tasks[entity.index].title
    case .comment: return comments[entity.index].text
    case .team: return teams[entity.index].title
    case .proposal: return projects[proposals[entity.index].project.index].title
    case .tenant, .user: return nil
    }
  }

  /// The owner of the project that an entity is in.
  @inline(__always)
  public func owner(of entity: EntityID) -> EntityID? {
    project(of: entity).map { projects[$0.index].owner }
  }

  /// An entity as a reply shows it now; of what is gone, itself or with its container, only that it
  /// was there, not what it said (rules `identity.gone`, `container.state`). A proposal is told by
  /// its own summary, and no device keeps a copy.
  @inline(__always)
  public func snapshot(of entity: EntityID) -> Snapshot? {
    guard entity.kind != .proposal, let version = version(of: entity),
      let title = title(of: entity)
    else { return nil }
    var snapshot = Snapshot(
      entity: entity, container: nil, title: title, owner: owner(of: entity), version: version,
      isDone: false, isDeleted: false)
    switch entity.kind {
    case .task:
      snapshot.container = tasks[entity.index].project
      snapshot.isDone = tasks[entity.index].isDone
      snapshot.assignee = tasks[entity.index].assignee
    case .comment:
      snapshot.container = comments[entity.index].container
    case .project: snapshot.isArchived = projects[entity.index].isArchived
    case .team: snapshot.isDeleted = teams[entity.index].isDissolved
    case .tenant, .user, .proposal: break
    }
    if entity.kind != .team, tombstone(of: entity) != nil {
      (snapshot.isDeleted, snapshot.title) = (true, .empty)
    }
    return snapshot
  }

  /// All that a user may see in a tenant now, in the order of kinds and ids; tombstones too, so
  /// that a device learns of them.
  public func snapshots(visibleTo user: EntityID, in tenant: EntityID) -> [Snapshot] {
    var snapshots: [Snapshot] = []
    for index in teams.rows.indices {
      let team = EntityID(.team, index)
      guard teams[index].tenant == tenant, canSee(user, entity: team) else { continue }
      if let snapshot = snapshot(of: team) { snapshots.append(snapshot) }
    }
    var visible: [EntityID] = []
    for index in projects.rows.indices {
      let project = EntityID(.project, index)
      if projects[index].tenant == tenant, canSee(user, project) { visible.append(project) }
    }
    let counts = [
      (EntityKind.project, projects.rows.count), (.task, tasks.rows.count),
      (.comment, comments.rows.count),
    ]
    for (kind, count) in counts {
      for index in 0..<count {
        let entity = EntityID(kind, index)
        guard exists(entity), let project = project(of: entity), visible.contains(project) else {
          continue
        }
        if let snapshot = snapshot(of: entity) { snapshots.append(snapshot) }
      }
    }
    return snapshots
  }
}
