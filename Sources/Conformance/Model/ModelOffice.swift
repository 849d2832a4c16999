import IntentEngine

/// All that the reference model knows of the entities: plain lists, in the order of the ids.
struct ModelOffice: Hashable, Sendable {
  struct Tenancy: Hashable, Sendable {
    var user, tenant: EntityID
    var isActive, isAdmin: Bool
  }
  struct Team: Hashable, Sendable {
    var tenant: EntityID
    var isDissolved: Bool
    var members: [(user: EntityID, role: TeamRole)]

    static func == (left: Team, right: Team) -> Bool {
      left.tenant == right.tenant && left.isDissolved == right.isDissolved
        && left.members.elementsEqual(right.members) { $0 == $1 }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(tenant) }
  }
  struct Project: Hashable, Sendable {
    var tenant, owner: EntityID
    var title: TextID
    var version: UInt32
    var audience: Audience
    var isArchived: Bool
    /// Who was given what, by name.
    var given: [Given]
    /// Whether it has become an old id of another.
    var isAlias: Bool
  }
  struct Given: Hashable, Sendable {
    var member: EntityID
    var role: Role
  }
  struct Task: Hashable, Sendable {
    var project: EntityID
    var title: TextID
    var version: UInt32
    var assignee: EntityID?
    var isDone, isDeleted, isAlias: Bool
  }
  struct Comment: Hashable, Sendable {
    var container, author: EntityID
    var text: TextID
    var version: UInt32
    var isDeleted, isAlias: Bool
  }

  var tenancies: [Tenancy] = []
  var teams: [Team] = []
  var projects: [Project] = []
  var tasks: [Task] = []
  var comments: [Comment] = []
  /// By tenant: the epoch below which keys are forgotten.
  var fences: [UInt32] = []

  /// Reads what the server has: at the beginning, and after what the model does not cover.
  init(_ state: State) {
    fences = state.tenants.rows.map(\.fence)
    for (index, _) in state.users.rows.enumerated() {
      for tenant in state.tenants.rows.indices {
        let (user, tenant) = (EntityID(.user, index), EntityID(.tenant, tenant))
        guard let row = state.tenancy(of: user, in: tenant) else { continue }
        tenancies.append(
          Tenancy(user: user, tenant: tenant, isActive: row.isActive, isAdmin: row.isAdmin))
      }
    }
    teams = state.teams.rows.map { row in
      Team(tenant: row.tenant, isDissolved: row.isDissolved, members: [])
    }
    for row in state.teamMembers.rows {
      if let role = row.role { teams[row.team.index].members.append((row.user, role)) }
    }
    projects = state.projects.rows.map { row in
      Project(
        tenant: row.tenant, owner: row.owner, title: row.title, version: row.version.number,
        audience: row.audience, isArchived: row.isArchived, given: [],
        isAlias: row.firstAlias >= 0)
    }
    for row in state.members.rows {
      guard let role = row.role else { continue }
      projects[row.project.index].given.append(Given(member: row.member, role: role))
    }
    for index in projects.indices { projects[index].given.sort { $0.member < $1.member } }
    tasks = state.tasks.rows.map { row in
      Task(
        project: row.project, title: row.title, version: row.version.number,
        assignee: row.assignee, isDone: row.isDone, isDeleted: row.isDeleted,
        isAlias: row.firstAlias >= 0 || row.isReplaced)
    }
    comments = state.comments.rows.map { row in
      Comment(
        container: row.container, author: row.author, text: row.text,
        version: row.version.number, isDeleted: row.isDeleted, isAlias: row.firstAlias >= 0)
    }
  }
}

/// Who may see and do what (rules `auth.recheck`, `read.visibility`).
extension ModelOffice {
  /// Whether somebody is a member of a tenant who may do something in it.
  func isActive(_ user: EntityID, in tenant: EntityID) -> Bool {
    tenancies.contains { $0.user == user && $0.tenant == tenant && $0.isActive }
  }

  /// The project that an entity is in.
  func project(of entity: EntityID) -> EntityID? {
    switch entity.kind {
    case .project: entity
    case .task: tasks[entity.index].project
    case .comment: project(of: comments[entity.index].container)
    case .tenant, .user, .team, .proposal: nil
    }
  }

  /// Whether there is such an entity, under this very id.
  func has(_ entity: EntityID) -> Bool {
    switch entity.kind {
    case .project: projects.indices.contains(entity.index) && !projects[entity.index].isAlias
    case .task: tasks.indices.contains(entity.index) && !tasks[entity.index].isAlias
    case .comment: comments.indices.contains(entity.index) && !comments[entity.index].isAlias
    case .team: teams.indices.contains(entity.index)
    case .user: tenancies.contains { $0.user == entity }
    case .tenant, .proposal: false
    }
  }

  /// Whether an id leads to something else.
  func isAlias(_ entity: EntityID) -> Bool {
    switch entity.kind {
    case .project: projects.indices.contains(entity.index) && projects[entity.index].isAlias
    case .task: tasks.indices.contains(entity.index) && tasks[entity.index].isAlias
    case .comment: comments.indices.contains(entity.index) && comments[entity.index].isAlias
    case .tenant, .user, .team, .proposal: false
    }
  }

  /// Somebody's place in a team.
  func place(of user: EntityID, in team: EntityID) -> TeamRole? {
    teams[team.index].members.first { $0.user == user }?.role
  }

  /// The highest that ownership, teams and sharing give somebody.
  func role(of user: EntityID, in project: EntityID) -> Role? {
    let row = projects[project.index]
    if row.owner == user { return .admin }
    var roles = row.given.filter { given in
      given.member == user
        || given.member.kind == .team && place(of: user, in: given.member) != nil
    }.map(\.role)
    if row.owner.kind == .team, let place = place(of: user, in: row.owner) {
      roles.append(place == .admin ? .admin : .editor)
    }
    return roles.max()
  }

  /// Whether somebody sees a project.
  func sees(_ user: EntityID, _ project: EntityID) -> Bool {
    let row = projects[project.index]
    return isActive(user, in: row.tenant)
      && (row.audience > .private || role(of: user, in: project) != nil)
  }

  /// Whether anybody but one sees a project.
  func isSeen(_ project: EntityID, besides user: EntityID) -> Bool {
    tenancies.contains { $0.user != user && sees($0.user, project) }
  }

  /// Whether somebody active administers a project.
  func isAdministered(_ project: EntityID) -> Bool {
    tenancies.contains { tenancy in
      tenancy.tenant == projects[project.index].tenant && tenancy.isActive
        && role(of: tenancy.user, in: project) == .admin
    }
  }
}
