import IntentEngine

extension World {
  /// Shows the line that comes before every change of state (rule `recover.summary`).
  mutating func showSummaryBefore(_ index: Int) {
    guard safeguards.keeps(.recoverSummaryBefore) else { return }
    let operation = operations[Int(entries[index].operation)]
    guard !traits(operation.intent).isRead else { return }
    var entity = entries[index].entity
    if entity == nil { entity = subject(ofUndone: operation) }
    showSummary(index, operation, entity)
  }

  private mutating func showSummary(
    _ index: Int, _ operation: OperationRow, _ entity: EntityID?
  ) {
    let device = entries[index].device
    let title = summaryTitle(operation, entity, device)
    entries[index].hasSummary = true
    if let title { entries[index].summaryTitle = title }
    let (arguments, schema) = reading(operation)
    note {
      .summaryShown(
        $0.origin(index), operation.intent, arguments, entity, title: title, schema: schema)
    }
  }

  /// An operation as the server will read it, and the schema whose words tell it: today's, where its
  /// own can't say all that it means.
  private func reading(_ operation: OperationRow) -> (Arguments, schema: UInt16) {
    let migration = operation.intent.former(in: operation.schema)?.migration
    guard let migration, case .role = migration else {
      return (operation.arguments, operation.schema)
    }
    return (operation.arguments.migrated(by: migration), Request.currentSchema)
  }

  private func subject(ofUndone operation: OperationRow) -> EntityID? {
    guard operation.undoes >= 0 else { return nil }
    let undone = operations[Int(operation.undoes)]
    // What was proposed is what it is about; the proposal is only how it waits.
    if let made = undone.made, made.kind != .proposal { return made }
    guard case .id(let entity) = undone.arguments.subject else { return nil }
    return entity
  }

  /// What this device calls the subject; what was said, where it has no copy.
  @inline(__always)
  private func summaryTitle(
    _ operation: OperationRow, _ entity: EntityID?, _ device: DeviceID
  ) -> TextID? {
    if let entity, device != .none, let copy = copy(of: entity, on: Int(device.index)) {
      return copy.title
    }
    guard case .titled(_, let title) = operation.arguments.subject else { return nil }
    return title
  }
}
