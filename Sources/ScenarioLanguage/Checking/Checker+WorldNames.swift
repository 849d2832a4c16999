import IntentEngine

extension Checker {
  /// Declares all names of the world, in any order of use, and makes an empty row for each entity.
  mutating func declareWorld(_ lines: [WorldLine]) {
    for line in lines { declare(line, in: nil) }
    declareAliases(lines)
    for kind in EntityKind.allCases {
      for name in entityNames[Int(kind.rawValue)] { setup.names.add(kind, name) }
    }
  }

  private mutating func declare(_ line: WorldLine, in tenant: EntityID?) {
    let match = line.match
    var inner = tenant
    switch match.statement {
    case .tenant:
      inner = declare(.tenant, match) { $0.tenantCount += 1 }
    case .user:
      if let tenant { declareUser(line, in: tenant) }
    case .team:
      let title = setup.texts.intern(match[0].text)
      if let tenant {
        declare(.team, match) { $0.teams.append(Genesis.Team(tenant: tenant, title: title)) }
      }
    case .project:
      if let tenant {
        let owner = EntityID(.user, 0)
        declare(.project, match) {
          $0.projects.append(Genesis.Project(tenant: tenant, title: .empty, owner: owner))
        }
      }
    case .task:
      declare(.task, match) {
        $0.tasks.append(Genesis.Task(project: EntityID(.project, 0), title: .empty))
      }
    case .comment:
      let container = EntityID(.project, 0)
      let author = EntityID(.user, 0)
      declare(.comment, match) {
        $0.comments.append(Genesis.Comment(container: container, author: author, text: .empty))
      }
    case .alias, .teamAdmin, .teamMember, .share: break
    }
    for child in line.children { declare(child, in: inner) }
  }

  /// Declares an entity and adds its row.
  @discardableResult
  mutating func declare(
    _ kind: EntityKind, _ match: Match<WorldStatement>, add: (inout Genesis) -> Void
  ) -> EntityID {
    let id = EntityID(kind, entityNames[Int(kind.rawValue)].count)
    add(&setup.genesis)
    entityNames[Int(kind.rawValue)].append(match[0].text)
    entities[match.span.start] = id
    declare(match[0].token, .entity(id))
    return id
  }

  /// Declares a user, or adds a tenancy to the same person in another tenant.
  private mutating func declareUser(_ line: WorldLine, in tenant: EntityID) {
    let isAdmin = line.facts.contains { $0.statement == .admin }
    let isSuspended = line.facts.contains { $0.statement == .suspended }
    let tenancy = Genesis.Tenancy(tenant: tenant, isAdmin: isAdmin, isSuspended: isSuspended)
    guard case .entity(let id) = names[line.match[0].text]?.meaning, id.kind == .user,
      !belongs(id, to: tenant)
    else {
      declare(.user, line.match) { $0.users.append(Genesis.User(tenancies: [tenancy])) }
      return
    }
    setup.genesis.users[id.index].tenancies.append(tenancy)
  }
}
