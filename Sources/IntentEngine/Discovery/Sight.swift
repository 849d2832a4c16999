/// Who sees something that an effect is about to touch, and what is in it.
struct Sight {
  let root: EntityID
  let tenant: EntityID
  let users: [EntityID]
  let entities: [EntityID]
  /// The old ids that lead to them, which not everybody who sees them ever saw.
  let old: [EntityID]
}

extension Engine {
  /// Who sees what, of all that an event may hide; nothing for the events of ordinary requests.
  @inline(__always)
  func sights(before event: Event) -> [Sight] {
    switch event.hides {
    case .nothing: []
    case .project(let root), .task(let root), .id(let root):
      [sight(of: root)].compactMap(\.self)
    case .team(let team): ([team] + state.projects(of: team)).compactMap { sight(of: $0) }
    case .tenant(let tenant): state.roots(in: tenant).compactMap { sight(of: $0) }
    }
  }

  /// What a user loses with a sight: with all that is in it the old ids that they may hold.
  func lost(_ sight: Sight, by user: EntityID) -> [EntityID] {
    sight.entities
      + sight.old.filter {
        state.mayHold($0, user) || safeguards.lacks(.privacyTwinWorldsUnseen)
      }
  }

  /// Who sees an entity now, and what is in it: what old ids lead to goes with their holders. Those
  /// of another tenant nobody here ever held.
  private func sight(of root: EntityID) -> Sight? {
    guard let tenant = state.tenant(of: root) else { return nil }
    let users = state.users.rows.indices.map { EntityID(.user, $0) }
    let inside = state.contents(of: root)
    let old = state.aliases.rows.map(\.old).filter {
      inside.contains(follow($0)) && state.tenant(of: $0) == tenant
    }
    return Sight(
      root: root, tenant: tenant, users: users.filter { state.canSee($0, entity: root) },
      entities: inside, old: old)
  }
}

extension State {
  /// Whether a user sees an entity, if it is still there.
  func sees(_ user: EntityID, _ entity: EntityID) -> Bool {
    exists(entity) && canSee(user, entity: entity)
  }

  /// The projects that a team owns, or that are shared with it.
  func projects(of team: EntityID) -> [EntityID] {
    projects.rows.indices.map { EntityID(.project, $0) }.filter {
      exists($0)
        && (projects[$0.index].owner == team || givenRole(of: team, in: $0) != nil)
    }
  }

  /// The teams and projects of a tenant.
  func roots(in tenant: EntityID) -> [EntityID] {
    let teams = teams.rows.indices.map { EntityID(.team, $0) }
    let projects = projects.rows.indices.map { EntityID(.project, $0) }
    return (teams + projects).filter { exists($0) && self.tenant(of: $0) == tenant }
  }

  /// An entity and all that is in it, tombstones too, in the order of ids.
  func contents(of root: EntityID) -> [EntityID] {
    let tasks = tasks.rows.indices.map { EntityID(.task, $0) }
    let comments = comments.rows.indices.map { EntityID(.comment, $0) }
    return [root]
      + (tasks + comments).filter { $0 != root && exists($0) && isInside($0, root) }
  }

  private func isInside(_ entity: EntityID, _ root: EntityID) -> Bool {
    if root.kind == .project { return project(of: entity) == root }
    return entity.kind == .comment && comments[entity.index].container == root
  }
}
