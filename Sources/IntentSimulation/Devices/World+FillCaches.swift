import IntentEngine

extension World {
  /// Gives every device what it holds at time 0.
  mutating func fillCaches() {
    for (index, device) in setup.devices.enumerated() {
      switch device.holdings {
      case .nothing: break
      case .everything where !device.isSignedIn: break
      case .everything: fillCache(index, device, [])
      case .stale(let stale): fillCache(index, device, stale)
      }
    }
    trace.removeAll()
  }

  private mutating func fillCache(_ index: Int, _ device: DeviceSetup, _ stale: [StaleCopy]) {
    // Who still holds something by its old id has not heard of the new one.
    let held = stale.map { setup.genesis.target(of: $0.entity) }
    for snapshot in engine.state.snapshots(visibleTo: device.user, in: device.tenant)
    where !held.contains(snapshot.entity) {
      store(snapshot, on: index)
    }
    for copy in stale { store(snapshot(of: copy), on: index) }
  }

  /// The copy that somebody made before the run began, perhaps of what is hidden from them now.
  private func snapshot(of copy: StaleCopy) -> Snapshot {
    var snapshot = originalSnapshot(of: copy.entity)
    snapshot.version = copy.version
    if let title = copy.title { snapshot.title = title }
    if let owner = copy.owner { snapshot.owner = owner }
    snapshot.isDeleted = false
    return snapshot
  }

  private func originalSnapshot(of held: EntityID) -> Snapshot {
    let genesis = setup.genesis
    let entity = genesis.target(of: held)
    var snapshot = Snapshot(
      entity: held, container: nil, title: .empty, owner: nil, version: Version(1),
      isDone: false, isDeleted: false)
    switch entity.kind {
    case .project:
      snapshot.title = genesis.projects[entity.index].title
      snapshot.owner = genesis.projects[entity.index].owner
      snapshot.isArchived = genesis.projects[entity.index].isArchived
    case .task:
      let task = genesis.tasks[entity.index]
      snapshot.container = task.project
      snapshot.title = task.title
      snapshot.owner = genesis.projects[task.project.index].owner
      snapshot.isDone = task.isDone
      snapshot.assignee = task.assignee
    case .comment:
      let comment = genesis.comments[entity.index]
      snapshot.container = comment.container
      snapshot.title = comment.text
      snapshot.owner = comment.author
    case .team: snapshot.title = genesis.teams[entity.index].title
    case .tenant, .user, .proposal: break
    }
    return snapshot
  }
}
