import IntentEngine
import IntentSimulation

extension ScenarioGenerator {
  private static let people = ["alice", "bob", "carol", "dave"]
  private static let places = ["launch", "garden", "attic"]

  /// Makes tenants, people, a team and what they work on.
  mutating func makeWorld() {
    let tenants = choices.happens(25) ? 2 : 1
    for name in ["acme", "globex"].prefix(tenants) {
      setup.names.add(.tenant, name)
      setup.genesis.tenantCount += 1
    }
    makePeople()
    if choices.happens(40) { makeTeam() }
    for _ in 0...choices.below(Self.places.count) { makeProject() }
    if choices.happens(20) { makeAlias() }
  }

  private mutating func makePeople() {
    let first = EntityID(.tenant, 0)
    for index in 0...choices.below(Self.people.count) {
      // Somebody can administer, so that administrative intents are more than refusals.
      let isAdmin = choices.happens(index == 0 ? 60 : 15)
      let isSuspended = index > 0 && choices.happens(5)
      var user = Genesis.User(
        tenancies: [Genesis.Tenancy(tenant: first, isAdmin: isAdmin, isSuspended: isSuspended)])
      if setup.genesis.tenantCount > 1, choices.happens(50) {
        user.tenancies.append(
          Genesis.Tenancy(tenant: EntityID(.tenant, 1), isAdmin: choices.happens(50)))
      }
      setup.names.add(.user, Self.people[index])
      setup.genesis.users.append(user)
    }
  }

  private mutating func makeTeam() {
    let title = setup.texts.intern("design")
    var team = Genesis.Team(tenant: EntityID(.tenant, 0), title: title)
    for index in setup.genesis.users.indices where choices.happens(60) {
      var member = Genesis.TeamMember(user: EntityID(.user, index), isAdmin: choices.happens(60))
      if member.isAdmin, choices.happens(20) { member.adminSince = Instant(-7_200_000) }
      team.members.append(member)
    }
    setup.names.add(.team, "design")
    setup.genesis.teams.append(team)
  }

  private mutating func makeProject() {
    let id = EntityID(.project, setup.genesis.projects.count)
    // A file has the projects tenant by tenant, and ids go by the order of the file.
    let earliest = setup.genesis.projects.last?.tenant.index ?? 0
    let isElsewhere = choices.happens(15)
    let tenant = EntityID(.tenant, isElsewhere ? setup.genesis.tenantCount - 1 : earliest)
    guard let owner = someone(in: tenant) else { return }
    let title = setup.texts.intern(choices.pick(["Plan", "Ship", "Draft"]))
    var project = Genesis.Project(tenant: tenant, title: title, owner: owner)
    if let team = team(in: tenant), choices.happens(40) { project.owner = team }
    if choices.happens(15) { project.audience = choices.pick([.tenant, .public]) }
    project.isArchived = choices.happens(7)
    if choices.happens(15) { project.version = Version(3) }
    for member in members(of: tenant) where member != project.owner && choices.happens(40) {
      project.members.append(
        Genesis.Member(member: member, role: choices.pick([.editor, .viewer, .admin])))
    }
    setup.names.add(.project, Self.places[id.index])
    setup.genesis.projects.append(project)
    for _ in 0..<choices.below(3) { makeTask(in: id, tenant) }
    for _ in 0..<choices.below(2) { makeComment(on: id, tenant) }
  }

  private mutating func makeTask(in project: EntityID, _ tenant: EntityID) {
    let id = EntityID(.task, setup.genesis.tasks.count)
    var task = Genesis.Task(
      project: project, title: setup.texts.intern(choices.pick(["Book", "Ship", "Draft"])))
    if choices.happens(30) { task.assignee = someone(in: tenant) }
    task.isDone = choices.happens(20)
    if choices.happens(8) { task.deletedBy = someone(in: tenant) }
    task.version = version(isDeleted: task.deletedBy != nil)
    setup.names.add(.task, "t\(id.index + 1)")
    setup.genesis.tasks.append(task)
    for _ in 0..<choices.below(3) { makeComment(on: id, tenant) }
  }

  private mutating func makeComment(on container: EntityID, _ tenant: EntityID) {
    guard let author = someone(in: tenant) else { return }
    let id = EntityID(.comment, setup.genesis.comments.count)
    var comment = Genesis.Comment(
      container: container, author: author,
      text: setup.texts.intern(choices.pick(["Ship it", "Draft", "Maybe"])))
    if choices.happens(10) { comment.deletedBy = someone(in: tenant) }
    comment.version = version(isDeleted: comment.deletedBy != nil)
    setup.names.add(.comment, "c\(id.index + 1)")
    setup.genesis.comments.append(comment)
  }

  private mutating func version(isDeleted: Bool) -> Version {
    Version(choices.happens(20) ? 4 : isDeleted ? 2 : 1)
  }

  private mutating func makeAlias() {
    let kind: EntityKind = choices.happens(30) ? .project : .task
    guard let target = entity(kind) else { return }
    let old = EntityID(kind, count(kind))
    setup.names.add(kind, kind == .task ? "old-task" : "old-project")
    setup.genesis.aliases.append(Genesis.Alias(old: old, new: target))
  }

  /// Somebody of a tenant.
  mutating func someone(in tenant: EntityID) -> EntityID? {
    let people = users(of: tenant)
    return people.isEmpty ? nil : choices.pick(people)
  }

  /// The people and teams of a tenant.
  private func members(of tenant: EntityID) -> [EntityID] {
    users(of: tenant) + [team(in: tenant)].compactMap(\.self)
  }

  /// The people of a tenant.
  func users(of tenant: EntityID) -> [EntityID] {
    setup.genesis.users.indices.map { EntityID(.user, $0) }.filter { user in
      setup.genesis.users[user.index].tenancies.contains { $0.tenant == tenant }
    }
  }

  private func team(in tenant: EntityID) -> EntityID? {
    setup.genesis.teams.firstIndex { $0.tenant == tenant }.map { EntityID(.team, $0) }
  }
}
