import IntentEngine
import IntentSimulation
import ScenarioLanguage

extension FactChecker {
  func refuteOutcome(
    _ invocation: InvocationID, _ word: String, _ replayed: Bool, _ on: Designation?,
    _ overturned: Bool
  ) -> String? {
    let status = world.status(of: invocation)
    let name = teller.name(invocation)
    let actual = status.word
    if actual != word { return "\(name) is \(actual)" }
    let reply = status.reply
    if replayed, reply?.isReplay != true { return "\(name) is \(actual), not replayed" }
    if overturned, reply?.stillStands != false { return "\(name) is \(actual), and still stands" }
    guard let on else { return nil }
    guard let wanted = named(on) else { return "\(name) is \(actual) on what was never made" }
    // What is an old id by now may have been itself when the answer came.
    if reply?.entity != wanted, reply?.entity == nil || reply?.entity != entity(on) {
      return "\(name) is \(actual) on \(reply?.entity.map { teller.name($0) } ?? "nothing")"
    }
    return nil
  }

  func refuteAudit(_ invocation: InvocationID, _ words: [String]) -> String? {
    let status = world.status(of: invocation)
    guard let key = status.key else { return "\(teller.name(invocation)) has no key" }
    let actual = world.engine.audit.filter {
      $0.record.key == key && $0.record.user == status.user
    }.map(\.record.word)
    if actual == words { return nil }
    return "audit of \(teller.name(invocation)): "
      + (actual.isEmpty ? "empty" : actual.joined(separator: ", "))
  }

  func refuteConfirmation(
    _ invocation: InvocationID, _ parts: [ConfirmationPart]
  ) -> String? {
    guard let explanation = lastExplanation(invocation) else {
      return "\(teller.name(invocation)) was never asked about"
    }
    let isNamed = parts.allSatisfy { names(explanation, $0) }
    return isNamed ? nil : "the confirmation names \(teller.explained(explanation))"
  }

  /// What the last confirmation that the invocation was shown said.
  private func lastExplanation(_ invocation: InvocationID) -> Explanation? {
    for occurrence in world.trace.reversed() {
      guard case .answered(let origin, let reply) = occurrence.event,
        origin.invocation == invocation
      else { continue }
      if let challenge = reply.challenge { return challenge.explanation }
      let key = world.status(of: invocation).key
      if let open = reply.pending.first(where: { $0.key == key })?.challenge {
        return open.explanation
      }
    }
    return nil
  }

  private func names(_ explanation: Explanation, _ part: ConfirmationPart) -> Bool {
    switch part {
    case .object(let designation): named(designation) == explanation.object
    case .title(let text): explanation.title == text
    case .owner(let owner): explanation.owner == owner
    case .author(let author): explanation.author == author
    case .recipient(let recipient): explanation.recipient == recipient
    case .role(let role): explanation.role == role
    case .destination(let destination): explanation.destination == destination
    case .displaced(let user): explanation.displaced == user
    case .comments(let count): Int(explanation.comments) == count
    case .people(let count): Int(explanation.people) == count
    case .everyone: explanation.isPublic
    case .hidden(let count): Int(explanation.hidden) == count
    case .closed: explanation.isClosed
    case .undo(let span): explanation.undoWindow == span
    case .noUndo: explanation.undoWindow == 0
    case .proposer(let proposer): explanation.proposer == proposer
    case .moreApprovals(let count): explanation.moreApprovals.map { Int($0) } == count
    }
  }

  func refuteOffers(_ invocation: InvocationID, _ recoveries: [Recovery]) -> String? {
    let name = teller.name(invocation)
    guard let reply = world.status(of: invocation).reply else { return "\(name) has no reply" }
    let wanted = recoveries.reduce(into: Recoveries()) { $0.insert(Recoveries($1)) }
    if reply.recoveries == wanted { return nil }
    let offered = reply.recoveries.list.map(\.word).joined(separator: ", ")
    return "reply to \(name) offers \(offered.isEmpty ? "nothing" : offered)"
  }

  func refuteMention(
    _ invocation: InvocationID, _ text: String, _ negated: Bool
  ) -> String? {
    let name = teller.name(invocation)
    guard let reply = world.status(of: invocation).reply else { return "\(name) has no reply" }
    let told = teller.told(reply)
    return mentions(told, text) == !negated ? nil : "reply to \(name): \(told)"
  }

  /// Every line mentions the empty text.
  private func mentions(_ line: String, _ text: String) -> Bool {
    text.isEmpty || line.contains(VisibleText.escaped(text))
  }

  func refuteSummary(_ invocation: InvocationID, _ text: String?) -> String? {
    let name = teller.name(invocation)
    let summaries = summaries(of: invocation)
    guard let text else { return summaries.isEmpty ? nil : "\(name) had a summary" }
    let wanted = VisibleText.escaped(text)
    if summaries.contains(where: { $0.contains(wanted) }) { return nil }
    guard let last = summaries.last else { return "\(name) had no summary" }
    return "summary of \(name): \(last)"
  }

  /// The lines that were shown before the invocation's changes, as they were shown then.
  private func summaries(of invocation: InvocationID) -> [String] {
    world.trace.compactMap { occurrence in
      guard
        case .summaryShown(
          let origin, let intent, let arguments, let entity, let title, let schema) =
          occurrence.event, origin.invocation == invocation
      else { return nil }
      return teller.summary(intent, arguments, entity, title, in: schema)
    }
  }

  /// Two users are told the same when their replies read the same, names of the asked-for aside.
  func refuteSame(_ left: InvocationID, _ right: InvocationID) -> String? {
    guard let first = world.status(of: left).reply, let second = world.status(of: right).reply
    else { return "\(teller.name(left)) or \(teller.name(right)) has no reply" }
    let lines = [teller.told(first), teller.told(second)]
    if lines[0] == lines[1] { return nil }
    return "\(teller.name(left)): \(lines[0]) | \(teller.name(right)): \(lines[1])"
  }
}
