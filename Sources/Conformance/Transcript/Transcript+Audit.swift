import IntentEngine
import IntentSimulation

extension Transcript {
  /// The audit, in order: one record a line (rule `audit.complete`).
  var audit: [[String]] {
    playthrough.world.engine.audit.enumerated().map { number, entry in
      let record = entry.record
      return [
        "\(number + 1)", teller.time(record.at), record.user.map { teller.name($0) } ?? "nobody",
        record.tenant.map { teller.name($0) } ?? "-", device(record),
        record.entry?.word ?? "-", action(record),
        operation(of: record) ?? "-",
        record.word, details(entry),
      ]
    }
  }

  /// The operation of a request, or of a question that nobody answered.
  private func operation(of record: AuditRecord) -> String? {
    guard record.action == .questionLapsed, let id = record.challenge else {
      return record.key.map { teller.name($0, record) }
    }
    let challenge = playthrough.world.engine.state.challenges[Int(id.index)]
    return teller.name(challenge.key, of: challenge.user)
  }

  /// Where it came from: what happens to somebody's operation by another's hand, or by the
  /// clock, comes from no device of theirs.
  private func device(_ record: AuditRecord) -> String {
    switch record.action {
    case .consequence, .questionLapsed: "-"
    case .request, .sync, .signIn, .sessionEnded, .effectAlone, .suggest:
      teller.name(record.device)
    }
  }

  private func action(_ record: AuditRecord) -> String {
    switch record.action {
    case .request, .consequence: record.intent?.name(in: record.schema) ?? "unknown intent"
    case .sync: "sync"
    case .signIn: "sign-in"
    case .sessionEnded: "session ended"
    case .effectAlone: "effect alone"
    case .questionLapsed: "question not answered"
    case .suggest: "suggest"
    }
  }

  private func details(_ entry: AuditEntry) -> String {
    let record = entry.record
    var facts = about(record)
    if record.isReplay { facts.insert(record.outcome.word(of: record.intent), at: 0) }
    if let fault = record.fault { facts.append(fault.words) }
    facts += confirmation(record)
    facts += preference(record)
    if record.action == .request, record.schema != Request.currentSchema {
      facts.append("schema \(record.schema)")
    }
    if record.isSuggested { facts.append("suggested") }
    if record.isRelayed { facts.append("relayed") }
    if record.isQueued { facts.append("queued") }
    if record.attempt > 1 { facts.append("attempt \(record.attempt)") }
    if entry.repeats > 0 { facts.append("and \(entry.repeats) more times") }
    if let text = entry.text, !text.isEmpty {
      facts.append(label(record.quotes) + " \"" + escaped(text) + "\"")
    }
    return facts.joined(separator: ", ")
  }

  /// What it was about, and at which version.
  private func about(_ record: AuditRecord) -> [String] {
    var facts: [String] = []
    if let entity = record.entity { facts.append("on \(teller.name(entity))") }
    if let asked = record.asked { facts.append("asked for \(teller.name(asked))") }
    if let alias = record.alias { facts.append("by the old id \(teller.name(alias))") }
    facts += record.followed.hops.map(teller.told)
    facts += successor(record)
    if let named = record.named {
      facts.append("\(deed(record)) \(teller.name(named, record))")
    }
    if let version = record.version {
      let saw = record.seen.map { $0 == version ? "" : ", saw \($0.number)" } ?? ""
      facts.append("version \(version.number)" + (record.outcome == .changed ? saw : ""))
    }
    return facts
  }

  /// The other project that one was split into.
  private func successor(_ record: AuditRecord) -> [String] {
    let journal = playthrough.world.engine.journal
    return journal.events(of: record).compactMap { event in
      guard case .projectSplit(_, _, let second) = event else { return nil }
      return "and \(teller.name(second))"
    }
  }

  /// What an undo did to the operation that it names, or what that one did.
  private func deed(_ record: AuditRecord) -> String {
    if record.action == .consequence { return "because of" }
    for event in playthrough.world.engine.journal.events(of: record) {
      switch event {
      case .operationUndone: return "undoes"
      case .keyCancelled: return "cancels"
      default: break
      }
    }
    return "asked to undo"
  }

  private func confirmation(_ record: AuditRecord) -> [String] {
    guard record.challenge != nil else { return [] }
    switch record.outcome {
    case .challenged: return ["asked"]
    case .done: return ["confirmed"]
    default: return []
    }
  }

  /// The preference that stood in for the question, or that came with the answer.
  private func preference(_ record: AuditRecord) -> [String] {
    let journal = playthrough.world.engine.journal
    return journal.events(of: record).compactMap { event in
      switch event {
      case .preferenceUsed(let number):
        let used = journal.preferences[Int(number)]
        let maker = teller.name(used.key, record)
        return "not asked, by the preference of \(maker) until \(teller.time(used.until))"
      case .preferenceSet(let number):
        let until = teller.time(journal.preferences[Int(number)].until)
        return "not asked again until \(until)"
      default: return nil
      }
    }
  }

  private func label(_ quotes: QuotedText) -> String {
    switch quotes {
    case .argument: "text"
    case .title: "titled"
    case .forgedID: "asked for"
    case .utterance: "said"
    case .body: "body"
    case .fileName: "file"
    }
  }

  private func escaped(_ text: String) -> String {
    VisibleText.escaped(text).split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"")
  }
}
