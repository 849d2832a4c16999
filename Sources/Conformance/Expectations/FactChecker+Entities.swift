import IntentEngine
import IntentSimulation
import ScenarioLanguage

extension FactChecker {
  func refuteEntity(
    _ designation: Designation, _ wanted: EntityState?, _ version: Version?
  ) -> String? {
    guard let entity = entity(designation) else { return "it was never made" }
    guard let snapshot = state.snapshot(of: entity) else {
      return "\(teller.name(entity)) does not exist"
    }
    if let wanted, !isSo(wanted, snapshot) {
      return "\(describe(wanted, snapshot)) at version \(snapshot.version.number)"
    }
    if let version, version != snapshot.version {
      return "\(teller.name(entity)) is at version \(snapshot.version.number)"
    }
    return nil
  }

  private func isSo(_ wanted: EntityState, _ snapshot: Snapshot) -> Bool {
    let entity = snapshot.entity
    switch wanted {
    case .done: return snapshot.isDone
    case .open: return !snapshot.isDone
    case .present: return !snapshot.isDeleted
    case .deleted: return snapshot.isDeleted
    case .dissolved: return entity.kind == .team && snapshot.isDeleted
    case .audience(let audience):
      return entity.kind == .project && state.projects[entity.index].audience == audience
    case .archived: return snapshot.isArchived
    case .unarchived: return entity.kind == .project && !snapshot.isArchived
    case .owned(let owner): return snapshot.owner == owner
    case .assigned(let user):
      return entity.kind == .task && snapshot.assignee == user
    case .titled(let title): return snapshot.title == title
    case .placed(let project): return state.project(of: entity) == project
    }
  }

  private func describe(_ wanted: EntityState, _ snapshot: Snapshot) -> String {
    let name = teller.name(snapshot.entity)
    switch wanted {
    case .done, .open: return "\(name) is \(snapshot.isDone ? "done" : "open")"
    case .present, .deleted: return "\(name) is \(snapshot.isDeleted ? "deleted" : "present")"
    case .dissolved: return "\(name) is \(snapshot.isDeleted ? "dissolved" : "not dissolved")"
    case .audience:
      let isProject = snapshot.entity.kind == .project
      let audience = isProject ? state.projects[snapshot.entity.index].audience.word : "no project"
      return "\(name) is \(audience)"
    case .archived, .unarchived:
      return "\(name) is \(snapshot.isArchived ? "archived" : "unarchived")"
    case .owned: return "\(name) is owned by \(snapshot.owner.map { teller.name($0) } ?? "nobody")"
    case .assigned:
      return "\(name) is assigned to \(snapshot.assignee.map { teller.name($0) } ?? "nobody")"
    case .placed:
      let project = state.project(of: snapshot.entity)
      return "\(name) is in \(project.map { teller.name($0) } ?? "no project")"
    case .titled: return "\(name) is titled \(teller.quoted(snapshot.title))"
    }
  }

  func refuteRole(_ member: EntityID, _ project: EntityID, _ role: Role?) -> String? {
    let project = entity(.entity(project)) ?? project
    let actual = state.givenRole(of: member, in: project)
    if actual == role { return nil }
    let place = actual.map { "\($0.word) of" } ?? "no member of"
    return "\(teller.name(member)) is \(place) \(teller.name(project))"
  }

  func refutePlace(_ user: EntityID, _ team: EntityID, _ role: TeamRole?) -> String? {
    let actual = state.teamMember(user, of: team)?.role
    if actual == role { return nil }
    let place = actual.map { "\($0.word) of" } ?? "no member of"
    return "\(teller.name(user)) is \(place) \(teller.name(team))"
  }

  func refuteActivity(_ user: EntityID, _ tenant: EntityID, _ isActive: Bool) -> String? {
    let (name, place) = (teller.name(user), teller.name(tenant))
    guard let tenancy = state.tenancy(of: user, in: tenant) else {
      return "\(name) is not of \(place)"
    }
    if tenancy.isActive == isActive { return nil }
    return "\(name) is \(tenancy.isActive ? "active" : "suspended") in \(place)"
  }

  func refuteHolds(
    _ device: DeviceID, _ designation: Designation, _ version: Version?, _ negated: Bool
  ) -> String? {
    let name = teller.name(device)
    guard let entity = named(designation) else { return "it was never made" }
    let copy = world.status(of: device).copies.first { $0.entity == entity && !$0.isDeleted }
    if negated { return copy == nil ? nil : "\(name) holds \(teller.name(entity))" }
    guard let copy else { return "\(name) does not hold \(teller.name(entity))" }
    if let version, copy.version != version {
      return "\(name) holds \(teller.name(entity)) at version \(copy.version.number)"
    }
    return nil
  }

  func refuteOutbox(_ device: DeviceID, _ count: Int) -> String? {
    let held = world.status(of: device).outbox
    if held.count == count { return nil }
    let names = held.map { teller.name($0) }.joined(separator: ", ")
    let name = teller.name(device)
    return held.isEmpty
      ? "outbox of \(name) is empty" : "outbox of \(name) holds \(held.count): \(names)"
  }

  func refuteSignedIn(_ device: DeviceID, _ user: EntityID?) -> String? {
    let status = world.status(of: device)
    let actual = status.isSignedIn ? status.user : nil
    if actual == user { return nil }
    let name = teller.name(device)
    return actual.map { "\(name) is signed in as \(teller.name($0))" } ?? "\(name) is signed out"
  }
}
