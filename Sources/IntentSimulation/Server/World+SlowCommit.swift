import IntentEngine

extension World {
  /// Serves a request whose handling a fault pulls apart.
  mutating func serve(_ message: MessageRow, _ request: Request, _ found: ServerFaults) {
    switch engine.admit(request, now: now) {
    case .answered(let reply):
      answer(message, request, reply)
    case .admitted(let ticket):
      if options.splitsCommits || found.slow >= 0 {
        if found.slow >= 0 { spend(found.slow) }
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
    countEffect(reply, Int(message.invocation))
    crash(at: .afterCommit(InvocationID(Int(message.invocation))))
  }
}
