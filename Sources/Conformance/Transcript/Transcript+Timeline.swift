import IntentEngine
import IntentSimulation

extension Transcript {
  /// What happened, in order: time, actor, what it did.
  var timeline: [[String]] { timeline(from: 0).map(\.row) }

  /// The same of what happened from a place in the trace on, each with its own place.
  func timeline(from first: Int) -> [(place: Int, row: [String])] {
    let trace = playthrough.world.trace
    return trace.indices[first...].compactMap { index in
      guard !isLostAtOnce(index, in: trace) else { return nil }
      return line(trace[index].event).map {
        (index, [teller.time(trace[index].at), $0.actor, $0.text])
      }
    }
  }

  /// Whether a message goes out only to be lost: its loss says enough.
  func isLostAtOnce(_ index: Int, in trace: [Occurrence]) -> Bool {
    guard case .sent(let message, _) = trace[index].event, index + 1 < trace.count,
      case .lost(message, _) = trace[index + 1].event
    else { return false }
    return true
  }

  typealias Line = (actor: String, text: String)

  func line(_ event: Occurrence.Event) -> Line? {
    switch event {
    case .began(let step): return ("script", playthrough.scenario.stepText(step))
    case .refused(let step, let reason):
      return ("script", "step \(step + 1) is not done: \(reason.words)")
    case .invoked, .summaryShown, .answered, .ignored, .answeredUnseen, .candidateTaken,
      .candidateWithdrawn, .rested,
      .timedOut, .backedOff, .limitReached:
      return deviceLine(event)
    case .deviceChanged, .signedIn, .signInRefused, .signInFailed, .synced, .syncFailed, .cached,
      .forgotten:
      return stateLine(event)
    case .donated, .donationWithdrawn, .suggested, .suggestedNothing, .dismissed, .discovered:
      return suggestionLine(event)
    case .sent, .lost, .duplicated, .delayed, .arrived: return networkLine(event)
    case .admitted, .admissionDropped, .decided, .crashed, .restarted, .outageBegan, .outageEnded,
      .sessionExpired:
      return serverLine(event)
    }
  }

  // MARK: Devices

  private func deviceLine(_ event: Occurrence.Event) -> Line? {
    switch event {
    case .summaryShown(let origin, let intent, let arguments, let entity, let title, let schema):
      return says(
        origin, "will: " + teller.summary(intent, arguments, entity, title, in: schema))
    case .answered(let origin, let reply): return says(origin, "shows: \(teller.told(reply))")
    case .ignored(let origin, let reply):
      let isOwn = playthrough.world.status(of: origin.invocation).device == origin.device
      return says(
        origin, "ignores, \(isOwn ? "too late" : "it did not ask"): \(teller.told(reply))")
    case .answeredUnseen(let origin, let reply):
      return says(origin, "takes, unseen: \(teller.told(reply))")
    case .candidateTaken(let origin, let entity, let version):
      return says(origin, "goes on with \(teller.name(entity)) at version \(version.number)")
    case .candidateWithdrawn(let origin, let entity):
      return says(origin, "no longer offers \(teller.name(entity))")
    case .rested(let origin, let rest): return says(origin, describe(rest))
    case .timedOut(let origin): return says(origin, "has no answer to request \(origin.attempt)")
    case .backedOff(let origin, let until):
      return says(origin, "tries again at \(teller.time(until))")
    case .limitReached(let origin): return says(origin, "is kept: its time limit has ended")
    default: return nil
    }
  }

  private func says(_ origin: Origin, _ text: String) -> Line {
    (teller.name(origin.device), "\(teller.name(origin.invocation)) \(text)")
  }

  private func describe(_ rest: Rest) -> String {
    switch rest {
    case .notReached: "is not reached"
    case .notShown(let reason): "is not shown: \(reason.words)"
    case .outboxFull: "is refused: the outbox is full"
    case .kept(.none): "is kept"
    case .kept(let reason): "is kept: \(reason.words)"
    case .waiting(let ahead): "waits for \(teller.name(ahead))"
    case .parked(let reason): "is parked: \(reason.words)"
    case .held(let reason): "is held: \(reason.words)"
    case .dropped(let reason): "is dropped: \(reason.words)"
    }
  }

  private func stateLine(_ event: Occurrence.Event) -> Line? {
    switch event {
    case .deviceChanged(let device, let change): return (teller.name(device), describe(change))
    case .signedIn(let device, let user, let tenant):
      return (teller.name(device), "is signed in as \(teller.name(user)) in \(teller.name(tenant))")
    case .signInRefused(let device, let user):
      return (teller.name(device), "is not signed in as \(teller.name(user)): refused")
    case .signInFailed(let device, let user):
      return (teller.name(device), "can't sign in as \(teller.name(user)): offline, try again")
    case .synced(let device, let outcome, let entities):
      return (
        teller.name(device),
        outcome == .done ? "has synced, \(entities) entities" : "can't sync: \(outcome.word)"
      )
    case .syncFailed(let device): return (teller.name(device), "can't sync: no answer")
    case .cached(let device, let snapshot):
      return (teller.name(device), "holds \(teller.snapshot(snapshot))")
    case .forgotten(let device, let entity):
      return (teller.name(device), "no longer holds \(teller.name(entity))")
    default: return nil
    }
  }

  private func describe(_ change: DeviceChange) -> String {
    switch change {
    case .offline: "is offline"
    case .online: "is online"
    case .locked: "is locked"
    case .unlocked: "is unlocked"
    case .background: "is in the background"
    case .foreground: "is in the foreground"
    case .killed: "the app is ended"
    case .opened: "the app is opened"
    case .schema(let schema): "the app is updated to schema \(schema)"
    case .fileRemoved(let name): "another app removes its file \(teller.quoted(name))"
    case .fileReplaced(let name): "another app replaces its file \(teller.quoted(name))"
    case .partitioned(.both): "is cut off"
    case .partitioned(.upward): "is cut off upward"
    case .partitioned(.downward): "is cut off downward"
    case .healed: "is no longer cut off"
    case .signedOut: "is signed out"
    case .turnedTo(let tenant): "works for \(teller.name(tenant)) now"
    case .outboxDropped(let count): "drops \(count) from its outbox"
    }
  }

  // MARK: Network and server

  private func networkLine(_ event: Occurrence.Event) -> Line? {
    switch event {
    case .sent(let message, let arrival):
      return ("network", "carries \(describe(message)), to arrive at \(teller.time(arrival))")
    case .lost(let message, let reason):
      return ("network", "loses \(describe(message)): \(describe(reason))")
    case .duplicated(let message, let arrival):
      return (
        "network",
        "doubles \(describe(message, isCopy: false)), the copy to arrive at \(teller.time(arrival))"
      )
    case .delayed(let message, let span):
      return ("network", "holds \(describe(message)) for \(DurationText.text(span))")
    default: return nil
    }
  }

  func describe(_ message: Message, isCopy: Bool? = nil) -> String {
    let copy = isCopy ?? message.isDuplicate ? "the copy of " : ""
    let device = teller.name(message.device)
    let about = message.invocation.map { teller.name($0) } ?? device
    switch message.kind {
    case .request: return "\(copy)request \(message.number) of \(about)"
    case .reply: return "\(copy)reply \(message.number) to \(about)"
    case .relay: return "\(copy)relay \(message.number) of \(about)"
    case .relayReply: return "\(copy)reply \(message.number) to \(about) on to \(device)"
    case .signInRequest: return "\(copy)the sign-in of \(device)"
    case .signInReply: return "\(copy)the answer to the sign-in of \(device)"
    case .syncRequest: return "\(copy)the sync of \(device)"
    case .syncReply: return "\(copy)the answer to the sync of \(device)"
    case .suggestionRequest: return "\(copy)the question of \(device) for suggestions"
    case .suggestionReply: return "\(copy)the suggestions for \(device)"
    }
  }

  private func describe(_ reason: LossReason) -> String {
    switch reason {
    case .fault: "by the script"
    case .chance: "by chance"
    case .partition: "the link is cut"
    case .offline: "the device is offline"
    case .serverDown: "the server is down"
    case .noProcess: "the app is ended"
    case .choice: "by choice"
    case .otherAccount: "another account is signed in there"
    }
  }

  private func serverLine(_ event: Occurrence.Event) -> Line? {
    switch event {
    case .admitted(let origin, _, let until):
      return (
        "server", "\(teller.name(origin.invocation)) is admitted, commits at \(teller.time(until))"
      )
    case .admissionDropped(let origin):
      return ("server", "forgets \(teller.name(origin.invocation)), which it had admitted")
    case .decided(let origin, _, let reply): return ("server", decided(origin, reply))
    case .crashed(.now): return ("server", "crashes")
    case .crashed(.beforeCommit(let name)):
      return ("server", "crashes before the commit of \(teller.name(name))")
    case .crashed(.afterCommit(let name)):
      return ("server", "crashes after the commit of \(teller.name(name))")
    case .restarted: return ("server", "is back, recovered from its journal")
    case .outageBegan(let until, let tenant):
      let place = tenant.map { " in \(teller.name($0))" } ?? ""
      return ("server", "is unavailable\(place) until \(teller.time(until))")
    case .outageEnded: return ("server", "is available again")
    case .sessionExpired(let device):
      return ("server", "ends the session of \(teller.name(device))")
    default: return nil
    }
  }

  private func decided(_ origin: Origin, _ reply: Reply) -> String {
    var line = "\(teller.name(origin.invocation)): \(reply.outcome.word(of: reply.intent))"
    if reply.isReplay { line += ", replayed" }
    let isNamed =
      namesLeftOut || reply.rule.safeguards.contains(where: playthrough.world.safeguards.keeps)
    return isNamed ? line + " by \(reply.rule.slug)" : line
  }
}
