import IntentEngine

extension World {
  /// The first operation ahead in the same outbox that this one has to wait for, and why.
  @inline(__always)
  func obstacle(of index: Int) -> (ahead: Int, dependency: Dependency)? {
    var cursor = devices[Int(entries[index].device.index)].outboxFirst
    guard Int(cursor) != index, !isRead(index) else { return nil }
    while cursor >= 0 && Int(cursor) != index {
      if let dependency = dependency(of: index, on: Int(cursor)) {
        return (Int(cursor), dependency)
      }
      cursor = entries[Int(cursor)].next
    }
    return nil
  }

  /// Whether an entry only asks: it waits for nobody, and nobody waits for it.
  @inline(__always)
  private func isRead(_ index: Int) -> Bool {
    entries[index].isPickingUp || traits(ofEntry: index).isRead
  }

  @inline(__always)
  private func traits(ofEntry index: Int) -> SendingTraits {
    traits(operations[Int(entries[index].operation)].intent)
  }

  private func dependency(of index: Int, on aheadIndex: Int) -> Dependency? {
    let entry = entries[index]
    let ahead = entries[aheadIndex]
    guard ahead.user == entry.user, ahead.tenant == entry.tenant,
      ahead.operation != entry.operation, !isRead(aheadIndex)
    else { return nil }
    let isParked = ahead.state == .parked
    if isParked && safeguards.lacks(.recoverQueueFlowsIndependent) { return .order }
    if isParked && safeguards.lacks(.recoverQueueFlowsDependent) { return nil }
    if let dependency = dependency(of: entry, on: ahead) { return dependency }
    return sharesSubject(index, with: aheadIndex) ? .order : nil
  }

  /// What in the operations themselves makes one wait for the other.
  private func dependency(of entry: EntryRow, on ahead: EntryRow) -> Dependency? {
    let operation = operations[Int(entry.operation)]
    if operation.undoes == ahead.operation { return .undoes }
    guard operation.maker >= 0, operation.arguments.subject == .none,
      entries[Int(operation.maker)].operation == ahead.operation
    else { return nil }
    return .made
  }

  /// Whether both are about one entity, and their order counts: two that only add have none
  /// (rule `recover.queue-flows`).
  private func sharesSubject(_ index: Int, with ahead: Int) -> Bool {
    guard let entity = entries[index].entity, entity == entries[ahead].entity,
      safeguards.keeps(.recoverQueueFlowsOrder)
    else { return false }
    return !(traits(ofEntry: index).commutes && traits(ofEntry: ahead).commutes)
  }

  /// Leaves an entry behind another.
  mutating func wait(_ index: Int, for ahead: Int, _ dependency: Dependency) {
    let entry = entries[index]
    let isNews = entry.state != .waiting || Int(entry.waitsFor) != ahead
    disarm(index)
    entries[index].waitsFor = Int32(ahead)
    entries[index].dependency = dependency
    move(index, to: .waiting)
    if isNews { tell(index, .waiting(for: InvocationID(ahead))) }
  }

  /// Lets go on what no longer has to wait, in order.
  mutating func releaseWaiting(_ device: Int) {
    guard devices[device].waiting > 0 else { return }
    var cursor = devices[device].outboxFirst
    while cursor >= 0 {
      let index = Int(cursor)
      cursor = entries[index].next
      if entries[index].state == .waiting { goOnWaiting(index) }
    }
  }

  private mutating func goOnWaiting(_ index: Int) {
    let entry = entries[index]
    let ahead = entries[Int(entry.waitsFor)]
    let hasFailed =
      ahead.state.isOver && ahead.outcome?.isSuccess != true && ahead.outcome != .awaitingApproval
    if hasFailed && entry.dependency != .order {
      park(index, .dependentFailed)
    } else {
      launch(index, .successor)
    }
  }
}
