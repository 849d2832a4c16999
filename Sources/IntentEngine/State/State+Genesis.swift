extension State {
  /// The state at time 0.
  init(_ genesis: Genesis, scopesKeys: Bool, measuring: Measuring, keepsFingerprint: Bool) {
    self.init(
      scopesKeys: scopesKeys, measuring: measuring, keepsFingerprint: keepsFingerprint)
    for _ in 0..<genesis.tenantCount {
      tenants.append(TenantRow(fence: 0, oldestSchema: Request.knownSchemas.lowerBound))
    }
    for user in genesis.users { add(user) }
    for team in genesis.teams { add(team) }
    for project in genesis.projects { add(project) }
    for project in genesis.missingProjects { projects[project.index].isMissing = true }
    for task in genesis.tasks { add(task) }
    for comment in genesis.comments { add(comment) }
    for alias in genesis.aliases { add(alias) }
    for alias in genesis.aliases { noteHolders(of: alias.old) }
    for session in genesis.sessions {
      sessions.append(
        SessionRow(
          user: session.user, tenant: session.tenant, device: session.device, isEnded: false,
          expires: .start + Limits.sessionLifetime))
    }
    for (index, user) in genesis.users.enumerated() {
      for tenancy in user.tenancies where tenancy.isSuspended {
        loseAll(EntityID(.user, index), in: tenancy.tenant)
      }
    }
  }

  /// Who is suspended at time 0 has lost before all that they reached: their devices may still hold
  /// it (rule `discover.follows-access`).
  private mutating func loseAll(_ user: EntityID, in tenant: EntityID) {
    let entities = roots(in: tenant).filter { root in
      root.kind == .team ? teamMember(user, of: root) != nil : reaches(user, root)
    }.flatMap { contents(of: $0) }
    if entities.isEmpty { return }
    let old = aliases.rows.map(\.old).filter {
      mayHold($0, user) && ends(of: $0).contains(where: entities.contains)
    }
    let first = lost.count
    for entity in entities + old { lost.append(LostRow(entity: entity)) }
    lose(user, tenant, Int32(first), Int32(lost.count - first))
  }

  private mutating func add(_ user: Genesis.User) {
    var next: Int32 = -1
    for tenancy in user.tenancies.reversed() {
      next = Int32(
        tenancies.append(
          TenancyRow(
            tenant: tenancy.tenant, isAdmin: tenancy.isAdmin, isActive: !tenancy.isSuspended,
            next: next)))
    }
    users.append(UserRow(firstTenancy: next))
    rates.append(RateRow(windowStart: .start, count: 0))
  }

  private mutating func add(_ team: Genesis.Team) {
    let id = EntityID(.team, teams.count)
    var next: Int32 = -1
    for member in team.members.reversed() {
      next = Int32(
        teamMembers.append(
          TeamMemberRow(
            team: id, user: member.user, role: member.isAdmin ? .admin : .member,
            adminSince: member.adminSince, next: next)))
    }
    teams.append(
      TeamRow(
        tenant: team.tenant, title: team.title, version: team.version, firstMember: next))
  }

  private mutating func add(_ project: Genesis.Project) {
    let id = EntityID(.project, projects.count)
    var next: Int32 = -1
    for member in project.members.reversed() {
      next = Int32(
        members.append(
          MemberRow(project: id, member: member.member, role: member.role, next: next)))
    }
    projects.append(
      ProjectRow(
        tenant: project.tenant, title: project.title, owner: project.owner,
        version: project.version, firstMember: next, audience: project.audience,
        isArchived: project.isArchived, actor: nil, changedAt: .start))
  }

  private mutating func add(_ task: Genesis.Task) {
    tasks.append(
      TaskRow(
        project: task.project, title: task.title, version: task.version, isDone: task.isDone,
        isReplaced: false, assignee: task.assignee, assigner: nil, assignedAt: .start, actor: nil,
        changedAt: .start, isDeleted: task.deletedBy != nil, remover: task.deletedBy))
  }

  private mutating func add(_ comment: Genesis.Comment) {
    comments.append(
      CommentRow(
        container: comment.container, author: comment.author, text: comment.text,
        version: comment.version, isDeleted: comment.deletedBy != nil, actor: comment.deletedBy,
        changedAt: .start, madeBy: nil))
  }

  /// An old id takes a row as well, so that no new entity is ever given it: a copy of what it leads
  /// to, or one of nothing, where that has no row yet. Neither is ever shown: old ids do not exist.
  private mutating func add(_ alias: Genesis.Alias) {
    let isThere = alias.new.kind == alias.old.kind && alias.new.index < alias.old.index
    let (project, user) = (EntityID(.project, 0), EntityID(.user, 0))
    switch alias.old.kind {
    case .project where alias.old.index == projects.count:
      if isThere {
        projects.append(projects[alias.new.index])
      } else {
        add(Genesis.Project(tenant: EntityID(.tenant, 0), title: .empty, owner: user))
      }
    case .task where alias.old.index == tasks.count:
      if isThere {
        tasks.append(tasks[alias.new.index])
      } else {
        add(Genesis.Task(project: project, title: .empty))
      }
    case .comment where alias.old.index == comments.count:
      if isThere {
        comments.append(comments[alias.new.index])
      } else {
        add(Genesis.Comment(container: project, author: user, text: .empty))
      }
    case .project, .task, .comment, .tenant, .user, .team, .proposal: break
    }
    lead(alias.old, to: [alias.new], by: nil, at: .start)
  }
}
