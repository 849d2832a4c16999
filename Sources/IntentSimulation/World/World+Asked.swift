import IntentEngine

/// What a rule asks of an invocation when it is held to one event of an explored world. An entry keeps
/// the operation that it was made with: nothing depends on looking that up.
extension World {
  /// The key of the invocation's operation; `nil` for none, or where none was made.
  package func key(of invocation: InvocationID) -> OperationKey? {
    operation(of: invocation)?.key
  }

  /// The intent of the invocation's operation; `nil` where none was made.
  package func intent(of invocation: InvocationID) -> IntentKind? {
    operation(of: invocation)?.intent
  }

  /// How often its device has sent it since its user touched it last.
  package func burst(of invocation: InvocationID) -> Int {
    Int(entries[Int(invocation.index)].burst)
  }

  /// Whether what its device sends for it only asks for what is pending.
  package func isPickingUp(_ invocation: InvocationID) -> Bool {
    entries[Int(invocation.index)].isPickingUp
  }

  private func operation(of invocation: InvocationID) -> OperationRow? {
    let place = Int(entries.unwatched(Int(invocation.index)).operation)
    return place < 0 ? nil : operations[place]
  }

  /// The same world, whose tables tell nobody that they are looked at.
  package var unwatched: World {
    var world = self
    var blind = Blind()
    world.visitTables(&blind)
    world.messages.watch(nil)
    return world
  }
}

/// Ends the watching of each table.
private struct Blind: TableVisitor {
  mutating func visit<Element: Row>(_ rows: inout Table<Element>) { rows.watch(nil) }
}
