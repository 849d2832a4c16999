import IntentEngine
import IntentSimulation

extension Transcript {
  /// The audit, in order: one record a line (rule `audit.complete`).
  var audit: [[String]] {
    playthrough.world.engine.audit.enumerated().map { number, entry in
      let record = entry.record
      return [
        "\(number + 1)", teller.time(record.at), record.user.map { teller.name($0) } ?? "nobody",
        record.tenant.map { teller.name($0) } ?? "-", teller.name(record.device),
        record.entry.word, action(record), record.key.map { teller.name($0) } ?? "-",
        record.word, details(entry),
      ]
    }
  }

  private func action(_ record: AuditRecord) -> String {
    switch record.action {
    case .request: record.intent?.declaration.name ?? "unknown intent"
    case .sync: "sync"
    case .signIn: "sign-in"
    case .sessionEnded: "session ended"
    case .effectAlone: "effect alone"
    }
  }

  private func details(_ entry: AuditEntry) -> String {
    let record = entry.record
    var facts: [String] = []
    if let entity = record.entity { facts.append("on \(teller.name(entity))") }
    if let alias = record.alias { facts.append("by its old id \(teller.name(alias))") }
    if let version = record.version { facts.append("version \(version.number)") }
    if let fault = record.fault { facts.append(fault.words) }
    if record.challenge != nil {
      facts.append(record.outcome == .challenged ? "asked" : "confirmed")
    }
    if record.isSuggested { facts.append("suggested") }
    if record.isQueued { facts.append("queued") }
    if entry.repeats > 0 { facts.append("and \(entry.repeats) more times") }
    if let text = entry.text, !text.isEmpty {
      facts.append("text \"" + VisibleText.escaped(text) + "\"")
    }
    return facts.joined(separator: ", ")
  }
}
