import IntentEngine

// Suggestions and files are told apart by the devices in ways that have no other names here: where a
// run comes to them, devices are not taken for interchangeable.

extension GlobalRow: NamelessRow {}
extension BudgetRow: NamelessRow {}

extension StepRow: NamelessRow {
  static func place(_ place: Int, under renaming: Renaming) -> Int {
    Int(renaming.step(Int32(place)))
  }
}

extension EffectRow {
  /// What was first said of a key is said of the key in its place.
  func renamed(by renaming: Renaming) -> EffectRow? {
    guard let result else { return self }
    return renaming.key(result.key).map { key in
      var row = self
      row.result?.key = key
      return row
    }
  }

  static func place(_ place: Int, under renaming: Renaming) -> Int {
    Int(renaming.invocation(Int32(place)))
  }
}

extension ShelfRow {
  /// An empty shelf is like another.
  func renamed(by renaming: Renaming) -> ShelfRow? { donation < 0 && evidence < 0 ? self : nil }

  static func place(_ place: Int, under renaming: Renaming) -> Int {
    Int(renaming.device(DeviceID(place)).index)
  }
}

extension FaultRow {
  func renamed(by renaming: Renaming) -> FaultRow? {
    var row = self
    row.step = renaming.step(step)
    return row
  }
}

extension ConsoleRow {
  func renamed(by renaming: Renaming) -> ConsoleRow? {
    var row = self
    row.session = renaming.session(session)
    return row
  }
}

extension CopyRow {
  func renamed(by renaming: Renaming) -> CopyRow? {
    var row = self
    row.device = renaming.device(DeviceID(Int(device))).index
    return row
  }
}

extension DeviceRow {
  func renamed(by renaming: Renaming) -> DeviceRow? {
    var row = self
    row.session = renaming.session(session)
    row.homeSession = renaming.session(homeSession)
    row.outboxFirst = renaming.invocation(outboxFirst)
    return row
  }

  static func place(_ place: Int, under renaming: Renaming) -> Int {
    Int(renaming.device(DeviceID(place)).index)
  }
}

extension EntryRow {
  /// What a device was told of other operations is in a number that says not which.
  func renamed(by renaming: Renaming) -> EntryRow? {
    guard !isPickingUp, reads == 0 else { return nil }
    var row = self
    row.device = renaming.device(device)
    row.operation = renaming.invocation(operation)
    row.mannerStep = renaming.step(mannerStep)
    row.next = renaming.invocation(next)
    row.waitsFor = renaming.invocation(waitsFor)
    return row
  }

  static func place(_ place: Int, under renaming: Renaming) -> Int {
    Int(renaming.invocation(Int32(place)))
  }
}

extension OperationRow {
  func renamed(by renaming: Renaming) -> OperationRow? {
    var row = self
    row.undoes = renaming.invocation(undoes)
    row.maker = renaming.invocation(maker)
    guard let key else { return row }
    row.key = renaming.key(key)
    return row.key == nil ? nil : row
  }

  static func place(_ place: Int, under renaming: Renaming) -> Int {
    Int(renaming.invocation(Int32(place)))
  }
}

extension MessageRow {
  /// What a sign-in brings, and what is told of other operations, is in a number that says not of
  /// which session or key.
  func renamed(by renaming: Renaming) -> MessageRow? {
    guard !asksPending else { return nil }
    switch kind {
    case .request, .reply, .syncRequest, .syncReply: break
    case .signInRequest, .signInReply, .suggestionRequest, .suggestionReply, .relay, .relayReply:
      return nil
    }
    var row = self
    row.device = renaming.device(device)
    row.speaker = renaming.device(speaker)
    row.invocation = renaming.invocation(invocation)
    row.session = renaming.session(session)
    row.mannerStep = renaming.step(mannerStep)
    return row
  }
}
