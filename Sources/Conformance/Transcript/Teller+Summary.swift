import IntentEngine
import IntentSimulation
import ScenarioLanguage

extension Teller {
  /// The line that a user reads before a change: what will be done, to what, and how; the intent's
  /// own phrase in a schema, filled in (rule `recover.summary`).
  public func summary(
    _ intent: IntentKind, _ arguments: Arguments, _ entity: EntityID?, _ title: TextID?,
    in schema: UInt16
  ) -> String {
    let phrases = intent.declaration.phrases.filter { $0.schemas.contains(schema) }
    let fillings = phrases.map { phrase in
      (audience: phrase.audience, words: words(phrase, arguments, entity, title))
    }
    // A contradictory request is told as all that it says; one with gaps as far as it goes.
    let said = fillings.filter { filling in
      !filling.words.contains("")
        && (filling.audience == nil || filling.audience == arguments.audience)
    }
    let told = said.isEmpty ? Array(fillings.prefix(1)) : said
    return told.map { $0.words.filter { !$0.isEmpty }.joined(separator: " ") }
      .uniqued().joined(separator: " and ")
  }

  /// A phrase with its slots filled in; what is not given is empty.
  private func words(
    _ phrase: Phrase, _ arguments: Arguments, _ entity: EntityID?, _ title: TextID?
  ) -> [String] {
    phrase.pattern.split(separator: " ").map { word in
      guard word.hasPrefix("<"), let end = word.lastIndex(of: ">") else { return String(word) }
      let filling = filling(word[..<end].dropFirst(), arguments, entity, title)
      return filling.isEmpty ? "" : filling + word[end...].dropFirst()
    }
  }

  private func filling(
    _ slot: Substring, _ arguments: Arguments, _ entity: EntityID?, _ title: TextID?
  ) -> String {
    switch slot {
    case "text": arguments.text.map { quoted($0) } ?? ""
    case "file": arguments.file.map { file($0) } ?? ""
    case "role": arguments.role?.word ?? ""
    case "team-role": arguments.teamRole?.word ?? ""
    case "duration": arguments.age.map { DurationText.text($0) } ?? ""
    case "number": arguments.schema.map { "\($0)" } ?? ""
    case "member",
      "user" where arguments.member != .none || entity?.kind != .user:
      member(arguments)
    case "tenant", "other-project", "other-task": arguments.destination.map { name($0) } ?? ""
    case "third-project": arguments.alternative.map { name($0) } ?? ""
    case "operation":
      (arguments.operation.map { name($0) } ?? "")
        + (entity.map { " on " + titled($0, title) } ?? "")
    default: subject(arguments, entity, title)
    }
  }

  private func subject(
    _ arguments: Arguments, _ entity: EntityID?, _ title: TextID?
  ) -> String {
    if let entity { return titled(entity, title) }
    switch arguments.subject {
    case .titled(let kind, let title): return "\(kind.word) titled \(quoted(title))"
    case .position(let kind, let number, let list):
      return "\(kind.word) \(number) on \(name(list))"
    case .forged(let text): return quoted(text)
    case .id(let id): return name(id)
    case .none: return ""
    }
  }

  private func member(_ arguments: Arguments) -> String {
    guard case .id(let member) = arguments.member else { return "" }
    return name(member)
  }
}
