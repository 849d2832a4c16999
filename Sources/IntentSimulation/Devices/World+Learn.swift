import IntentEngine

extension World {
  /// Brings the device's copies up to what a reply says.
  mutating func learn(_ reply: Reply, _ index: Int) {
    let device = Int(entries[index].device.index)
    guard device >= 0, readsCopies(device), !isForOtherTenant(index),
      !isFromBefore(reply.losses, device)
    else { return }
    let operation = operations[Int(entries[index].operation)]
    if traits(operation.intent).isRead {
      for snapshot in reply.list { store(snapshot, on: device) }
    }
    if reply.alias != nil, let entity = reply.entity { entries[index].entity = entity }
    if let current = reply.current {
      fetchInside(current, device)
      store(current, on: device)
      forgetOld(reply.alias, current, device)
    } else if reply.outcome.isSuccess, let entity = reply.entity, let version = reply.version {
      learn(operation, entity, version, device)
    }
    if reply.outcome == .notFound, let entity = missing(operation) {
      forgetCopy(of: entity, on: device)
    }
  }

  /// What is in a task that came back is fetched anew: no copy says what of it was deleted singly.
  private mutating func fetchInside(_ current: Snapshot, _ device: Int) {
    guard current.entity.kind == .task, !current.isDeleted,
      copy(of: current.entity, on: device)?.isDeleted == true
    else { return }
    devices[device].wantsSync = true
  }

  /// The copy under an old id makes way for its successor's (rule `identity.alias`).
  private mutating func forgetOld(_ alias: EntityID?, _ current: Snapshot, _ device: Int) {
    guard let alias, alias.kind == current.entity.kind else { return }
    forgetCopy(of: alias, on: device)
  }

  /// What a "not found" must be about: the subject that was asked for, where nothing else was named
  /// that could be missing, and where it is of a kind that the intent takes.
  private func missing(_ operation: OperationRow) -> EntityID? {
    guard operation.arguments.member == .none, operation.arguments.destination == nil,
      case .id(let entity) = operation.arguments.subject,
      operation.intent.declaration.subjects.contains(entity.kind)
    else { return nil }
    return entity
  }

  /// Changes the copy as the operation has changed the entity.
  private mutating func learn(
    _ operation: OperationRow, _ entity: EntityID, _ version: Version, _ device: Int
  ) {
    guard var snapshot = copy(of: entity, on: device) ?? madeSnapshot(operation, entity, version)
    else { return }
    guard snapshot.version <= version else { return }
    snapshot.version = version
    operation.intent.update(&snapshot, with: operation.arguments)
    store(snapshot, on: device)
  }

  private func madeSnapshot(
    _ operation: OperationRow, _ entity: EntityID, _ version: Version
  ) -> Snapshot? {
    guard operation.intent == .addComment, case .id(let container) = operation.arguments.subject
    else { return nil }
    return Snapshot(
      entity: entity, container: container, title: operation.arguments.text ?? .empty,
      owner: operation.user, version: version, isDone: false, isDeleted: false)
  }
}
