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
      switch setup.script[Int(faults[index].step)].action {
      case .crash(.beforeCommit(let invocation)) where names(invocation, message):
        found.crashBefore = index
      case .crash(.afterCommit(let invocation)) where names(invocation, message):
        found.crashAfter = index
      case .slowCommit(let invocation, let span) where names(invocation, message):
        found.slow = index
        found.slowness = span
      default:
        continue
      }
    }
    return found.isNone ? nil : found
  }

  private func names(_ invocation: InvocationID, _ message: MessageRow) -> Bool {
    operationPlace(of: invocation) == Int(message.operation)
  }

  /// Serves a request whose handling a fault pulls apart.
  mutating func serve(_ message: MessageRow, _ request: Request, _ found: ServerFaults) {
    switch engine.admit(request, now: now) {
    case .answered(let reply):
      answer(message, request, reply)
    case .admitted(let ticket):
      if found.slow >= 0 {
        spend(found.slow)
        hold(message, request, ticket, for: found.slowness)
      } else {
        finish(message, request, ticket, found)
      }
    }
  }

  /// Keeps an admitted request until its commit.
  private mutating func hold(
    _ message: MessageRow, _ request: Request, _ ticket: Ticket, for span: Milliseconds
  ) {
    var held = message
    held.isAdmitted = true
    held.arrival = now + span
    held.payload = payloads.insert(.ticket(ticket))
    note { .admitted($0.origin(message), request, until: held.arrival) }
    fly(held)
  }

  /// Commits what was admitted before.
  mutating func commit(_ place: Int) {
    let message = land(place)
    guard case .ticket(let ticket)? = payloads[message.payload] else {
      preconditionFailure("an admitted request of invocation \(message.invocation) has no ticket")
    }
    payloads.release(message.payload)
    let found = serverFaults(for: message) ?? ServerFaults()
    finish(message, request(of: message), ticket, found)
  }

  private mutating func finish(
    _ message: MessageRow, _ request: Request, _ ticket: Ticket, _ found: ServerFaults
  ) {
    if found.crashBefore >= 0 {
      spend(found.crashBefore)
      return crash(at: .beforeCommit(InvocationID(Int(message.invocation))))
    }
    let reply = engine.commit(ticket, now: now)
    guard found.crashAfter >= 0 else { return answer(message, request, reply) }
    spend(found.crashAfter)
    note { .decided($0.origin(message), request, reply) }
    crash(at: .afterCommit(InvocationID(Int(message.invocation))))
  }
}
