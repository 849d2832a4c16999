import IntentEngine

extension World {
  /// A named administrator does something at the server's console: no network lies between.
  mutating func beginAtConsole(_ action: Action, _ step: Int, _ user: EntityID) {
    switch action {
    case .invoke(let invocation): invokeAtConsole(invocation, step, user)
    case .replay(let invocation, let copy, _): replayAtConsole(invocation, copy, step, user)
    case .confirm(let invocation, let manner):
      answerAtConsole(invocation, confirmation(of: invocation, manner.tampering), step, user)
    case .decline(let invocation): answerAtConsole(invocation, .decline, step, user)
    default: note { _ in .refused(step: step, .nothingShown) }  // The rest needs a device.
    }
  }

  private mutating func invokeAtConsole(_ invocation: Invocation, _ step: Int, _ user: EntityID) {
    let index = Int(invocation.id.index)
    makeConsoleEntry(index, step, user, about: invocation.subject)
    let manner = manner(of: index, step: step)
    guard takeConfirmation(index, manner.tampering) else {
      return refuseAtConsole(index, .nothingShown)
    }
    switch content(of: invocation, manner.tampering, -1) {
    case .failure(let refusal): return refuseAtConsole(index, refusal.reason)
    case .success(let content):
      makeOperation(index, invocation.intent, content, manner, Request.currentSchema)
    }
    beginAtConsole(index, step)
  }

  /// Sends an operation again, with its key.
  private mutating func replayAtConsole(
    _ invocation: InvocationID, _ copy: InvocationID, _ step: Int, _ user: EntityID
  ) {
    let index = Int(copy.index)
    let first = entries[Int(invocation.index)]
    makeConsoleEntry(index, step, user, about: first.entity.map { .entity($0) })
    guard let place = operationPlace(of: invocation) else {
      return refuseAtConsole(index, .nothingShown)
    }
    entries[index].operation = Int32(place)
    entries[index].entity = first.entity
    beginAtConsole(index, step)
  }

  private mutating func beginAtConsole(_ index: Int, _ step: Int) {
    noteInvoked(index)
    if globals[0].isServerDown { return refuseAtConsole(index, .unreachable) }
    showSummaryBefore(index)
    sendFromConsole(index, step)
  }

  /// Answers the question that the console shows this administrator.
  private mutating func answerAtConsole(
    _ invocation: InvocationID, _ answer: Response?, _ step: Int, _ user: EntityID
  ) {
    let index = Int(invocation.index)
    let entry = entries[index]
    guard let answer, entry.device == .none, entry.user == user, entry.state == .asking else {
      return note { _ in .refused(step: step, .nothingShown) }
    }
    entries[index].mannerStep = Int32(step)
    entries[index].response = answer
    entries[index].handAt = now
    if globals[0].isServerDown { return refuseAtConsole(index, .unreachable) }
    sendFromConsole(index, step)
  }

  private mutating func makeConsoleEntry(
    _ index: Int, _ step: Int, _ user: EntityID, about subject: Designation?
  ) {
    let console = console(of: user, in: tenant(for: user, about: subject))
    var entry = entries[index]
    entry.state = .inFlight
    entry.user = user
    entry.tenant = consoles[console].tenant
    entry.mannerStep = Int32(step)
    entry.invokedAt = now
    entry.handAt = now
    entry.isByHand = true
    entries[index] = entry
  }

  private mutating func sendFromConsole(_ index: Int, _ step: Int) {
    entries[index].requests += 1
    entries[index].state = .inFlight
    let entry = entries[index]
    var message = MessageRow(
      kind: .request, device: .none, invocation: Int32(index), operation: entry.operation,
      number: entry.requests, attempt: UInt16(clamping: entry.requests), mannerStep: Int32(step),
      session: consoles[console(of: entry.user, in: entry.tenant)].session,
      schema: Request.currentSchema, user: entry.user, tenant: entry.tenant, sentAt: now,
      arrival: now)
    message.isByHand = true
    message.response = entry.response
    serve(message)
    if entries[index].state == .inFlight && globals[0].isServerDown {
      refuseAtConsole(index, .unreachable)
    }
  }

  mutating func refuseAtConsole(_ index: Int, _ reason: RestReason) {
    entries[index].state = .refused
    entries[index].reason = reason
    note { .rested($0.origin(index), .notShown(reason)) }
  }

  /// The console shows the answer; a question waits there for its user, and whatever else it is,
  /// nobody asks again.
  mutating func receiveAtConsole(_ reply: Reply, _ message: MessageRow) {
    let index = Int(message.invocation)
    entries[index].told |= 1 << UInt32(reply.outcome.rawValue)
    entries[index].outcome = reply.outcome
    entries[index].response = .none
    entries[index].state = reply.outcome == .challenged ? .asking : .finished
    if let challenge = reply.challenge {
      operations[Int(entries[index].operation)].challenge = ShownChallenge(
        id: challenge.id, digest: challenge.digest)
    }
    payloads.release(entries[index].reply)
    entries[index].reply = options.keepsReplies ? payloads.insert(.reply(reply)) : -1
    note { .answered($0.origin(index), reply) }
  }

  /// The tenant that a console works for: that of what is named, where its user belongs there.
  private func tenant(for user: EntityID, about subject: Designation?) -> EntityID {
    let tenancies = setup.genesis.users[user.index].tenancies
    if case .entity(let entity)? = subject, let project = engine.state.project(of: entity) {
      let own = engine.state.projects[project.index].tenant
      if tenancies.contains(where: { $0.tenant == own }) { return own }
    }
    return (tenancies.first { $0.isAdmin } ?? tenancies.first)?.tenant ?? EntityID(.tenant, 0)
  }

  /// The console of an administrator; it signs in when it is used first, and again when its session
  /// is over.
  private mutating func console(of user: EntityID, in tenant: EntityID) -> Int {
    let known = consoles.rows.firstIndex { $0.user == user && $0.tenant == tenant }
    if let known {
      let session = consoles[known].session
      if isServerDown || isLive(session) { return known }
    }
    var row = ConsoleRow(user: user, tenant: tenant, session: .none)
    if !isServerDown {
      row.session =
        engine.signIn(user: user, tenant: tenant, device: .none, now: now) ?? .none
      note { _ in .signedIn(.none, user: user, tenant: tenant) }
    }
    guard let known else { return consoles.append(row) }
    consoles[known] = row
    return known
  }

  @inline(__always)
  private func isLive(_ session: SessionID) -> Bool {
    guard session != .none else { return false }
    let row = engine.state.sessions[Int(session.index)]
    return !row.isEnded && now < row.expires
  }
}
