import IntentEngine
import IntentSimulation

extension Checker {
  /// Fills the rows of the world.
  mutating func lowerWorld(_ lines: [WorldLine]) {
    for line in lines { lower(line, in: nil, tenant: EntityID(.tenant, 0)) }
  }

  /// Fills one row; `parent` is the entity that the line stands inside.
  private mutating func lower(_ line: WorldLine, in parent: EntityID?, tenant: EntityID) {
    let match = line.match
    let id = entities[match.span.start]
    checkContradictions(line.facts) { $0.isAudience ? .private : $0 }
    switch match.statement {
    case .tenant:
      for child in line.children { lower(child, in: id, tenant: id ?? tenant) }
      return
    case .user, .alias, .team: break
    case .teamAdmin, .teamMember: lowerTeamMember(line, of: parent, tenant)
    case .project: if let id { lowerProject(line, id, tenant) }
    case .share: lowerShare(match, of: parent, tenant)
    case .task: if let id, let parent { lowerTask(line, id, in: parent, tenant) }
    case .comment: if let id, let parent { lowerComment(line, id, in: parent, tenant) }
    }
    for child in line.children { lower(child, in: id, tenant: tenant) }
  }

  private mutating func lowerTeamMember(
    _ line: WorldLine, of team: EntityID?, _ tenant: EntityID
  ) {
    let match = line.match
    let since = line.facts.first { $0.statement == .since }.flatMap { duration($0[0]) }
    guard let user = tenantMember(match[0], tenant), let team else { return }
    let isKnown = setup.genesis.teams[team.index].members.contains { $0.user == user }
    if isKnown { reportRepeated(match[0]) }
    let isAdmin = match.statement == .teamAdmin
    setup.genesis.teams[team.index].members.append(
      Genesis.TeamMember(
        user: user, isAdmin: isAdmin, adminSince: since.map { Instant(-$0) } ?? Instant(.min)))
  }

  private mutating func lowerProject(_ line: WorldLine, _ id: EntityID, _ tenant: EntityID) {
    let title = title(line.match[1])
    let owner = tenantMember(line.match[2], tenant)
    var project = Genesis.Project(
      tenant: tenant, title: title, owner: owner ?? EntityID(.user, 0))
    for fact in line.facts {
      switch fact.statement {
      case .private: project.audience = .private
      case .tenantWide: project.audience = .tenant
      case .public: project.audience = .public
      case .archived: project.isArchived = true
      case .version: project.version = version(fact[0]) ?? project.version
      case .admin, .suspended, .assigned, .done, .deleted, .since: break
      }
    }
    setup.genesis.projects[id.index] = project
  }

  private mutating func lowerShare(
    _ match: Match<WorldStatement>, of project: EntityID?, _ tenant: EntityID
  ) {
    let member = tenantMember(match[0], tenant)
    let role = role(match[1])
    guard let member, let role, let project else { return }
    let isKnown = setup.genesis.projects[project.index].members.contains { $0.member == member }
    if isKnown { reportRepeated(match[0]) }
    setup.genesis.projects[project.index].members.append(
      Genesis.Member(member: member, role: role))
  }

  private mutating func lowerTask(
    _ line: WorldLine, _ id: EntityID, in project: EntityID, _ tenant: EntityID
  ) {
    var task = Genesis.Task(project: project, title: title(line.match[1]))
    var stated: Version?
    for fact in line.facts {
      switch fact.statement {
      case .assigned: task.assignee = tenantMember(fact[0], tenant)
      case .done: task.isDone = true
      case .deleted: task.deletedBy = tenantMember(fact[0], tenant)
      case .version: stated = version(fact[0])
      case .admin, .suspended, .private, .tenantWide, .public, .archived, .since: break
      }
    }
    task.version = stated ?? Version(task.deletedBy == nil ? 1 : 2)
    setup.genesis.tasks[id.index] = task
  }

  private mutating func lowerComment(
    _ line: WorldLine, _ id: EntityID, in container: EntityID, _ tenant: EntityID
  ) {
    let text = text(line.match[1], limit: Limits.commentBytes)
    let author = tenantMember(line.match[2], tenant) ?? EntityID(.user, 0)
    var comment = Genesis.Comment(container: container, author: author, text: text)
    var stated: Version?
    for fact in line.facts {
      switch fact.statement {
      case .deleted: comment.deletedBy = tenantMember(fact[0], tenant)
      case .version: stated = version(fact[0])
      case .admin, .suspended, .private, .tenantWide, .public, .archived, .assigned, .done, .since:
        break
      }
    }
    comment.version = stated ?? Version(comment.deletedBy == nil ? 1 : 2)
    setup.genesis.comments[id.index] = comment
  }

  // MARK: Parts of a line

  private mutating func title(_ binding: Binding) -> TextID {
    text(binding, limit: Limits.titleBytes)
  }

  /// A text that the server would take.
  private mutating func text(_ binding: Binding, limit: Int) -> TextID {
    let length = binding.text.utf8.count
    if length == 0 || length > limit {
      diagnostics.report(
        .textTooLong, binding.span,
        length == 0 ? "the text is empty" : "the text has \(length) bytes, more than \(limit)")
    }
    return setup.texts.intern(binding.text)
  }

  private mutating func reportRepeated(_ binding: Binding) {
    diagnostics.report(
      .repeatedItem, binding.span, "\(binding.token.shown) stands twice in the list")
  }

  /// A user or team of the tenant.
  private mutating func tenantMember(_ binding: Binding, _ tenant: EntityID) -> EntityID? {
    guard let id = entity(binding) else { return nil }
    if !belongs(id, to: tenant) {
      let name = Wording.quoted(setup.names[tenant] ?? "")
      diagnostics.report(
        .outsideTenant, binding.span, "\(binding.token.shown) does not belong to the tenant \(name)"
      )
    }
    return id
  }

  /// Whether a user or team belongs to a tenant.
  func belongs(_ id: EntityID, to tenant: EntityID) -> Bool {
    switch id.kind {
    case .user: setup.genesis.users[id.index].tenancies.contains { $0.tenant == tenant }
    case .team: setup.genesis.teams[id.index].tenant == tenant
    case .tenant, .project, .task, .comment, .proposal: false
    }
  }

  /// Reports facts of one group that stand twice.
  mutating func checkContradictions<Fact: StatementSet, Group: Hashable>(
    _ facts: [Match<Fact>], by group: (Fact) -> Group
  ) {
    var seen: [Group: Match<Fact>] = [:]
    for fact in facts {
      let group = group(fact.statement)
      guard let first = seen[group] else {
        seen[group] = fact
        continue
      }
      let isSame = first.statement == fact.statement
      diagnostics.report(
        .contradiction, fact.span,
        isSame ? "this is said twice" : "this contradicts what was said before",
        notes: [.init("it was said here", at: first.span)])
    }
  }
}

extension WorldFact {
  /// Whether the fact says who may read a project.
  fileprivate var isAudience: Bool {
    switch self {
    case .private, .tenantWide, .public: true
    case .admin, .suspended, .archived, .assigned, .done, .deleted, .version, .since: false
    }
  }
}
