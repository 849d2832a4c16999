import IntentEngine

/// All that the reference model knows of the entities: plain lists, in the order of the ids.
struct ModelOffice: Hashable, Sendable {
  struct Tenancy: Hashable, Sendable {
    var user, tenant: EntityID
    var isActive, isAdmin: Bool
    var version: UInt32
  }
  struct Team: Hashable, Sendable {
    var tenant: EntityID
    var title: TextID
    var version: UInt32
    var isDissolved: Bool
    var members: [TeamMember]
  }
  struct TeamMember: Hashable, Sendable {
    var user: EntityID
    var role: TeamRole
    var adminSince: Instant
  }
  struct Project: Hashable, Sendable {
    var tenant, owner: EntityID
    var title: TextID
    var version: UInt32
    var audience: Audience
    var isArchived: Bool
    /// Who was given what, by name.
    var given: [Given]
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
    var isDone, isDeleted: Bool
  }
  struct Comment: Hashable, Sendable {
    var container, author: EntityID
    var text: TextID
    var version: UInt32
    var isDeleted: Bool
  }
  /// An old id, and one of those that it leads to.
  struct Alias: Hashable, Sendable {
    var old, new: EntityID
  }
  struct Proposal: Hashable, Sendable {
    var tenant, project, team, recipient, proposer: EntityID
    var key: OperationKey
    var isTenantAdminSecond: Bool
    var status: ProposalStatus
    var proposedAt: Instant
    /// Who approved it, at which version of the project.
    var approvals: [Approval]

    func isOver(at now: Instant) -> Bool { now >= proposedAt + Limits.proposalLifetime }
  }
  struct Approval: Hashable, Sendable {
    var user: EntityID
    var version: UInt32
  }
  struct Tenant: Hashable, Sendable {
    /// The epoch below which keys are forgotten.
    var fence: UInt32
    var oldestSchema: UInt16
  }

  var tenants: [Tenant] = []
  var tenancies: [Tenancy] = []
  var teams: [Team] = []
  var projects: [Project] = []
  var tasks: [Task] = []
  var comments: [Comment] = []
  var aliases: [Alias] = []
  var proposals: [Proposal] = []

  /// Reads what the server has: at the beginning, and after what the model does not do itself.
  init(_ state: State) {
    tenants = state.tenants.rows.map { Tenant(fence: $0.fence, oldestSchema: $0.oldestSchema) }
    for user in state.users.rows.indices.map({ EntityID(.user, $0) }) {
      for tenant in tenants.indices.map({ EntityID(.tenant, $0) }) {
        guard let row = state.tenancy(of: user, in: tenant) else { continue }
        tenancies.append(
          Tenancy(
            user: user, tenant: tenant, isActive: row.isActive, isAdmin: row.isAdmin,
            version: row.version.number))
      }
    }
    readTeams(state)
    readContents(state)
    aliases = state.aliases.rows.map { Alias(old: $0.old, new: $0.new) }
    proposals = state.proposals.rows.map { row in
      Proposal(
        tenant: row.tenant, project: row.project, team: row.team, recipient: row.recipient,
        proposer: row.proposer, key: row.key, isTenantAdminSecond: row.second == .tenantAdmin,
        status: row.status, proposedAt: row.proposedAt, approvals: [])
    }
    for row in state.approvals.rows {
      proposals[row.proposal.index].approvals.append(
        Approval(user: row.user, version: row.version.number))
    }
  }

  private mutating func readTeams(_ state: State) {
    teams = state.teams.rows.map { row in
      Team(
        tenant: row.tenant, title: row.title, version: row.version.number,
        isDissolved: row.isDissolved, members: [])
    }
    for row in state.teamMembers.rows {
      guard let role = row.role else { continue }
      teams[row.team.index].members.append(
        TeamMember(user: row.user, role: role, adminSince: role == .admin ? row.adminSince : .start)
      )
    }
    for index in teams.indices { teams[index].members.sort { $0.user < $1.user } }
  }

  private mutating func readContents(_ state: State) {
    projects = state.projects.rows.map { row in
      Project(
        tenant: row.tenant, owner: row.owner, title: row.title, version: row.version.number,
        audience: row.audience, isArchived: row.isArchived, given: [])
    }
    for row in state.members.rows {
      guard let role = row.role else { continue }
      projects[row.project.index].given.append(Given(member: row.member, role: role))
    }
    for index in projects.indices { projects[index].given.sort { $0.member < $1.member } }
    tasks = state.tasks.rows.map { row in
      Task(
        project: row.project, title: row.title, version: row.version.number,
        assignee: row.assignee, isDone: row.isDone, isDeleted: row.isDeleted)
    }
    comments = state.comments.rows.map { row in
      Comment(
        container: row.container, author: row.author, text: row.text,
        version: row.version.number, isDeleted: row.isDeleted)
    }
  }
}
