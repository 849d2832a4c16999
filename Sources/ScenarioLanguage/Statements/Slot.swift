import IntentEngine

/// What can stand at a place of a pattern that is no fixed word: `<comment>`, `<duration>`.
enum Slot: Hashable, Sendable {
  /// An entity as people name it: handle, title, ordinal, or the operation that made it.
  case entity([EntityKind])
  /// An entity by its handle, or by the operation that made it.
  case thing([EntityKind])
  /// A handle of an entity of the world.
  case handle([EntityKind])
  case device
  case operation
  /// A name that the statement declares.
  case newName
  case role, teamRole, kind, state
  case outcome, auditWord, recovery
  case rule, question, tag
  case text
  case number, version, percent, times
  case duration, delay, offset, latency
  /// An intent by its public name, and one of its figures.
  case intent, metric
  /// What a figure is.
  case figure
  case entry
  /// What somebody says to want, in a word: `complete` of a task.
  case want
  /// A list of suggestions.
  case suggestions
  case standing, share
  /// A file with the type that it claims, its size, and what it is really.
  case file
}

extension Slot {
  /// The kinds that have content: what intents are about.
  static let contentKinds: [EntityKind] = [.project, .task, .comment]
  /// The kinds that have a version and that devices hold copies of.
  static let copiedKinds = contentKinds + [EntityKind.team]

  /// The slot that a pattern writes as `name`.
  init(_ name: some StringProtocol) {
    switch name {
    case "entity": self = .thing(Slot.copiedKinds)
    case "thing": self = .handle(Slot.contentKinds)
    case "named project": self = .handle([.project])
    case "named team": self = .handle([.team])
    case "copy": self = .handle(Slot.copiedKinds)
    case "other-project", "third-project": self = .handle([.project])
    case "other-task": self = .handle([.task])
    case "destination": self = .handle([.project, .task, .tenant])
    case "tenant": self = .handle([.tenant])
    case "user": self = .handle([.user])
    case "member": self = .handle([.user, .team])
    case "device": self = .device
    case "operation": self = .operation
    case "new name": self = .newName
    case "role": self = .role
    case "team-role": self = .teamRole
    case "kind": self = .kind
    case "state": self = .state
    case "outcome": self = .outcome
    case "audit word": self = .auditWord
    case "recovery": self = .recovery
    case "rule": self = .rule
    case "question": self = .question
    case "tag": self = .tag
    case "text", "title", "path": self = .text
    case "number": self = .number
    case "version": self = .version
    case "percent": self = .percent
    case "times": self = .times
    case "duration": self = .duration
    case "delay": self = .delay
    case "offset": self = .offset
    case "latency": self = .latency
    case "intent": self = .intent
    case "metric": self = .metric
    case "figure": self = .figure
    case "entry": self = .entry
    case "want": self = .want
    case "suggestions": self = .suggestions
    case "standing": self = .standing
    case "share": self = .share
    case "file": self = .file
    default:
      let kinds = name.split(separator: "|").compactMap { Keywords.kinds[String($0)] }
      precondition(!kinds.isEmpty, "no slot is called <\(name)>")
      self = .entity(kinds)
    }
  }

  /// What the slot takes, as nouns without an article.
  var nouns: [String] {
    switch self {
    case .entity(let kinds), .thing(let kinds), .handle(let kinds): kinds.map(\.word)
    case .device: ["device"]
    case .operation: ["operation"]
    case .newName: ["name"]
    case .role: ["role"]
    case .teamRole: ["place in a team"]
    case .kind: ["kind of entity"]
    case .state: ["state"]
    case .outcome, .auditWord: ["outcome"]
    case .recovery: ["recovery"]
    case .rule: ["rule"]
    case .question: ["question"]
    case .tag: ["tag"]
    case .text: ["text in double quotes"]
    case .number: ["number"]
    case .version: ["version number"]
    case .percent: ["percentage like 30%"]
    case .times: ["number of times (once, twice, never, 3 times)"]
    case .duration: ["duration like 1m30s"]
    case .delay: ["delay like +2s"]
    case .offset: ["offset like +5m or -5m"]
    case .latency: ["latency like 20ms..80ms"]
    case .intent: ["intent"]
    case .metric: ["metric like complete-task.completion"]
    case .figure: ["number or percentage"]
    case .entry: ["entry point"]
    case .want: ["word for what is wanted"]
    case .suggestions: ["list of suggestions"]
    case .standing: ["standing"]
    case .share: ["share of the people"]
    case .file: ["file like \"plan.pdf\" (application/pdf, 120KB)"]
    }
  }

  /// Whether a reserved word can't stand here, so that a missing name is told as such.
  var refusesKeywords: Bool {
    switch self {
    case .entity, .thing, .handle, .device, .operation, .suggestions: true
    case .newName, .role, .teamRole, .kind, .state, .outcome, .auditWord, .recovery, .rule,
      .question, .tag, .text, .number, .version, .percent, .times, .duration, .delay, .offset,
      .latency, .intent, .metric, .figure, .entry, .want, .standing, .share,
      .file:
      false
    }
  }
}
