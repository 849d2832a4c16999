import IntentEngine
import IntentSimulation

extension Teller {
  /// All that a reply tells its user, in one line; two users who are told the same get the same
  /// line, whatever rule decided.
  public func told(_ reply: Reply) -> String {
    var parts = [headline(reply)]
    if reply.isReplay {
      parts.append(reply.stillStands ? "replayed" : "replayed, no longer stands")
    }
    if let alias = reply.alias {
      let version = reply.aliasVersion.map { " at version \($0.number)" } ?? ""
      parts.append("by the old id \(name(alias))" + version)
    }
    parts += reply.followed.hops.map(told)
    if reply.missesMember { parts.append("no such person or team") }
    if let fault = reply.fault { parts.append(fault.words) }
    if let successor = reply.successor {
      parts.append("\(successor.declaration.name) takes its place")
    }
    if let told = reply.told { parts.append("what happened: \(told.word(of: reply.toldIntent))") }
    if let undone = reply.undoneAt { parts.append("taken back at \(time(undone))") }
    if let owner = reply.owner { parts.append("owner \(name(owner))") }
    parts += provenance(reply)
    parts += question(reply)
    if let asking = reply.asking { parts.append(told(asking)) }
    parts += listed(reply)
    if let current = reply.current, tellsState(reply) {
      parts.append("now " + snapshot(current))
    }
    if !reply.losses.entities.isEmpty {
      parts.append("out of sight: " + reply.losses.entities.map(name).joined(separator: ", "))
    }
    if let until = reply.undoUntil { parts.append("undo until \(time(until))") }
    if !reply.recoveries.list.isEmpty {
      parts.append("offers " + reply.recoveries.list.map { way($0, reply) }.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }

  /// Whether the entity as it is now is what the user has to know: it is not as they thought, or they
  /// go on with it here.
  private func tellsState(_ reply: Reply) -> Bool {
    reply.outcome == .changed || reply.outcome == .gone
      || reply.outcome == .done && reply.intent == .resumeTask
  }

  /// A way on, with whom to ask, and what to bring back or to hand over first, where that is known.
  private func way(_ recovery: Recovery, _ reply: Reply) -> String {
    switch recovery {
    case .askPerson: reply.person.map { "ask \(name($0))" } ?? recovery.word
    case .unarchive, .restore, .restoreContainer:
      reply.obstacle.map { "\(recovery.word) \(name($0))" } ?? recovery.word
    case .handOver: reply.handOver.map { "\(recovery.word) \(name($0))" } ?? recovery.word
    case .appoint: reply.handOver.map { "\(recovery.word) in \(name($0))" } ?? recovery.word
    case .wait: reply.waitUntil.map { "\(recovery.word) until \(time($0))" } ?? recovery.word
    default: recovery.word
    }
  }

  /// What was wanted, and what was decided.
  private func headline(_ reply: Reply) -> String {
    var line = reply.intent.map { "\($0.want(in: reply.schema)): " } ?? ""
    line += reply.outcome.word(of: reply.intent)
    if let entity = reply.entity { line += " \(titled(entity, reply.title))" }
    let isTold = reply.outcome == .changed && reply.current != nil
    if let version = reply.version, !isTold { line += " at version \(version.number)" }
    return line
  }

  private func provenance(_ reply: Reply) -> [String] {
    switch (reply.actor, reply.at) {
    // A replay tells when it was answered first, and not when they did it.
    case (let actor?, let at?) where reply.isReplay: ["by \(name(actor))", "at \(time(at))"]
    case (let actor?, let at?): ["by \(name(actor)) at \(time(at))"]
    case (let actor?, nil): ["by \(name(actor))"]
    case (nil, let at?): ["at \(time(at))"]
    case (nil, nil): []
    }
  }

  private func question(_ reply: Reply) -> [String] {
    guard let challenge = reply.challenge else { return [] }
    return [
      "asks: " + explained(challenge.explanation), "answer before \(time(challenge.expires))",
    ]
  }

  /// An old id that was followed, and where it led.
  func told(_ hop: Followed.Hop) -> String {
    "into \(name(hop.new)) by the old id \(name(hop.old))"
  }

  /// What became of "don't ask again".
  private func told(_ asking: Asking) -> String {
    switch asking {
    case .leftOut(let preference): "not asked, as you wanted for \(told(preference))"
    case .remembered(let preference): "asks no more for \(told(preference))"
    case .always: "still asks next time: this always does"
    }
  }

  private func told(_ preference: Preference) -> String {
    "\(preference.intent.declaration.name) in \(name(preference.project))"
      + " until \(time(preference.until))"
  }

  /// What a confirmation shows.
  public func explained(_ explanation: Explanation) -> String {
    var parts = [titled(explanation.object, explanation.title)]
    if let author = explanation.author { parts[0] += " by \(name(author))" }
    parts.append("owner \(name(explanation.owner))")
    parts += given(explanation)
    parts += affected(explanation)
    parts.append(
      explanation.undoWindow > 0
        ? "undo for \(DurationText.text(explanation.undoWindow))" : "no undo")
    return parts.joined(separator: ", ")
  }

  private func given(_ explanation: Explanation) -> [String] {
    var parts: [String] = []
    if let destination = explanation.destination {
      parts.append("into \(titled(destination, explanation.destinationTitle))")
    }
    if let alternative = explanation.alternative {
      parts.append("and \(titled(alternative, explanation.alternativeTitle))")
    }
    if let recipient = explanation.recipient {
      parts.append("to \(name(recipient))" + (explanation.role.map { " as \($0.word)" } ?? ""))
    }
    if let displaced = explanation.displaced {
      parts.append("no longer assigned to \(name(displaced))")
    }
    if explanation.comments > 0 {
      parts.append(
        "with \(explanation.comments) comment\(explanation.comments == 1 ? "" : "s")")
    }
    if let proposer = explanation.proposer { parts.append("proposed by \(name(proposer))") }
    if let more = explanation.moreApprovals {
      parts.append(more == 0 ? "done at once" : "then \(Count.of(Int(more), "more approval"))")
    }
    if explanation.losesAccess { parts.append("you keep no access") }
    if let audience = explanation.audience { parts.append("becomes \(audience.word)") }
    return parts
  }

  /// Whom it reaches, and out of whose sight it goes.
  private func affected(_ explanation: Explanation) -> [String] {
    let hidden = crowd(explanation.hidden, isOpen: explanation.isClosed)
    let reached = crowd(explanation.people, isOpen: explanation.isPublic)
    if let hidden { return [reached, "hidden from \(hidden)"].compactMap(\.self) }
    return [reached ?? "nobody else"]
  }

  private func crowd(_ count: UInt32, isOpen: Bool) -> String? {
    let people = count == 1 ? "1 person" : "\(count) people"
    guard isOpen else { return count == 0 ? nil : people }
    return count == 0 ? "everyone" : "everyone, \(people) of them in the tenant"
  }

  private func listed(_ reply: Reply) -> [String] {
    var parts = reply.files.map { "with \(file($0))" } + reply.list.map(snapshot)
    if reply.more > 0 { parts.append("and \(reply.more) more") }
    parts += reply.pending.map(pending)
    parts += reply.proposals.map(told)
    return parts
  }

  private func pending(_ operation: PendingOperation) -> String {
    let question = operation.challenge.map { ", asks: " + explained($0.explanation) } ?? ""
    return "open: \(name(operation.key)) \(operation.intent.declaration.name)\(question)"
  }

  /// An entity as a reply shows it.
  public func snapshot(_ snapshot: Snapshot) -> String {
    var line = titled(snapshot.entity, snapshot.title)
    if let container = snapshot.container { line += " in \(name(container))" }
    line += " at version \(snapshot.version.number)"
    if let assignee = snapshot.assignee { line += ", assigned to \(name(assignee))" }
    if snapshot.isDone { line += ", done" }
    if snapshot.isDeleted { line += ", deleted" }
    if snapshot.isArchived { line += ", archived" }
    return line
  }
}
