import IntentEngine

extension World {
  /// The server takes a request: its front, then the engine.
  mutating func serve(_ message: MessageRow) {
    let request = request(of: message)
    if isOut(message) {
      return answer(message, request, engine.unavailable(request, now: now))
    }
    if globals[0].armedFaults > 0, let faults = serverFaults(for: message) {
      return serve(message, request, faults)
    }
    if options.splitsCommits { return serve(message, request, ServerFaults()) }
    answer(message, request, engine.handle(request, now: now))
  }

  /// Tells what was decided, and sends the reply.
  mutating func answer(_ message: MessageRow, _ request: Request, _ reply: Reply) {
    note { .decided($0.origin(message), request, reply) }
    let index = Int(message.invocation)
    countEffect(reply, index)
    keepResult(message, request, reply)
    if message.device == .none { return receiveAtConsole(reply, message) }
    var answer = message
    answer.kind = .reply
    answer.isDuplicate = false
    answer.isAdmitted = false
    answer.number = replyNumber(index)
    answer.sentAt = now + serverTime(request, reply)
    answer.arrival = answer.sentAt
    answer.payload = payloads.insert(.reply(reply))
    answer.carried = carried(reply, to: message.asker)
    transmit(answer)
  }

  /// Counts what the server did; more than a few times is as bad as a few times.
  mutating func countEffect(_ reply: Reply, _ index: Int) {
    guard options.countsEffects else { return }
    let isRead = reply.intent.map { traits($0).isRead } ?? true
    guard reply.outcome == .done, !reply.isReplay, !isRead, effects[index].count < .max else {
      return
    }
    // What is cancelled before it was done has had no effect, and neither has its undo.
    let record = engine.journal.records.last { $0.action != .consequence }
    guard record?.effects.isEmpty == false else { return }
    effects[index].count += 1
    if reply.intent == .approveTransfer { countTransfers() }
  }

  /// The last yes does what the proposer asked for: that counts under the proposer's key too.
  private mutating func countTransfers() {
    for proposal in engine.state.proposals.rows where proposal.status == .committed {
      for index in entries.rows.indices {
        let entry = entries[index]
        guard entry.operation >= 0, operations[Int(entry.operation)].key == proposal.key,
          entry.user == proposal.proposer, effects(of: InvocationID(index)) == 0
        else { continue }
        effects[index].count = 1
      }
    }
  }

  /// The number of a reply that is sent now. Where nobody keeps or names it, it is not counted: the
  /// server's answer would depend on how its device stands.
  private mutating func replyNumber(_ index: Int) -> UInt32 {
    guard options.keepsHistory || plan.isNumbered[index] else { return 1 }
    entries[index].replies += 1
    return entries[index].replies
  }

  /// The server answers at once; a faulty one takes longer where something hidden is named
  /// (rule `privacy.twin-worlds`).
  @inline(__always)
  private func serverTime(_ request: Request, _ reply: Reply) -> Milliseconds {
    guard safeguards.lacks(.privacyTwinWorldsTime), reply.outcome == .notFound,
      case .id(let entity) = request.arguments.subject, engine.state.version(of: entity) != nil
    else { return 0 }
    return 40
  }

  /// The server decides about a sign-in.
  mutating func serveSignIn(_ message: MessageRow) {
    var payload = Payload.signInUnavailable
    if !isOut(message) {
      let session = engine.signIn(
        user: message.user, tenant: message.tenant, device: message.device, now: now)
      let losses = engine.losses(
        of: message.user, in: message.tenant, since: message.acknowledged)
      payload = session.map { .signedIn($0, losses) } ?? .signInRefused
    }
    answer(message, .signInReply, payload)
  }

  /// The server answers a sync.
  mutating func serveSync(_ message: MessageRow) {
    var reply = SyncReply.unavailable
    if !isOut(message), case .copies(let copies)? = payloads[message.payload] {
      reply = engine.sync(
        session: message.session, copies: copies, acknowledged: message.acknowledged, now: now)
    }
    payloads.release(message.payload)
    answer(message, .syncReply, .synced(reply))
  }

  /// The server says which of a device's candidates may be suggested now.
  mutating func serveSuggestions(_ message: MessageRow) {
    var reply = SuggestionReply(outcome: .unavailable, suggestions: [])
    if !globals[0].outage.isArmed, case .candidates(let candidates)? = payloads[message.payload] {
      reply = engine.suggest(
        session: message.session, candidates: candidates, acknowledged: message.acknowledged,
        now: now)
    }
    payloads.release(message.payload)
    answer(message, .suggestionReply, .suggestions(reply))
  }

  private mutating func answer(_ message: MessageRow, _ kind: MessageKind, _ payload: Payload) {
    var answer = message
    answer.kind = kind
    answer.isDuplicate = false
    answer.sentAt = now
    answer.arrival = now
    answer.payload = payloads.insert(payload)
    answer.carried = carried(payload)
    transmit(answer)
  }
}

extension SyncReply {
  /// What the server's front answers while the engine can't be asked.
  static let unavailable = SyncReply(outcome: .unavailable, snapshots: [], epoch: 0)
}
