import IntentEngine

/// The armed faults that can hit the handling of one request, as rows of the faults; -1 for none.
struct ServerFaults {
  var crashBefore = -1
  var crashAfter = -1
  var slow = -1
  var slowness: Milliseconds = 0

  var isNone: Bool { crashBefore < 0 && crashAfter < 0 && slow < 0 }
}

extension World {
  /// The armed faults of the server that name the operation of a request.
  func serverFaults(for message: MessageRow) -> ServerFaults? {
    guard !message.asksPending else { return nil }
    var found = ServerFaults()
    for index in 0..<faults.count where faults[index].left > 0 {
      let action = setup.script[Int(faults[index].step)].action
      if case .slowCommit(let invocation, let span) = action, names(invocation, message) {
        found.slow = index
        found.slowness = span
      } else if case .crash(.beforeCommit(let invocation)) = action, names(invocation, message) {
        found.crashBefore = index
      } else if case .crash(.afterCommit(let invocation)) = action, names(invocation, message) {
        found.crashAfter = index
      }
    }
    return found.isNone ? nil : found
  }

  private func names(_ invocation: InvocationID, _ message: MessageRow) -> Bool {
    operationPlace(of: invocation) == Int(message.operation)
  }
}
