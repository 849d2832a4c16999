import IntentEngine

/// What stands at the places of an intent's phrase that are no fixed words: for whoever makes
/// phrases rather than reads them.
package enum PhraseSlot: Hashable, Sendable {
  /// An entity as people name it.
  case entity([EntityKind])
  /// The handle of an entity of the world.
  case handle([EntityKind])
  case role, teamRole, text, kind
  /// An earlier operation.
  case operation
  case duration, number, file

  /// The slots of a phrase, in the order in which they are said.
  package static func slots(of phrase: Phrase) -> [PhraseSlot] {
    known[phrase.pattern] ?? slots(of: phrase.pattern)
  }

  private static let known: [String: [PhraseSlot]] = {
    let patterns = Set(IntentKind.allCases.flatMap { $0.declaration.phrases.map(\.pattern) })
    return Dictionary(uniqueKeysWithValues: patterns.sorted().map { ($0, slots(of: $0)) })
  }()

  private static func slots(of pattern: String) -> [PhraseSlot] {
    Pattern(pattern).elements.compactMap { element in
      guard case .slot(let slot, _) = element else { return nil }
      return PhraseSlot(slot)
    }
  }

  private init(_ slot: Slot) {
    switch slot {
    case .entity(let kinds), .thing(let kinds): self = .entity(kinds)
    case .handle(let kinds): self = .handle(kinds)
    case .role: self = .role
    case .teamRole: self = .teamRole
    case .text: self = .text
    case .kind: self = .kind
    case .operation: self = .operation
    case .duration: self = .duration
    case .number: self = .number
    case .file: self = .file
    case .device, .newName, .state, .outcome, .auditWord, .recovery, .rule, .question, .tag,
      .version, .percent, .times, .delay, .offset, .latency, .intent, .metric, .figure, .entry,
      .want, .suggestions, .standing, .share:
      preconditionFailure("no intent takes the slot \(slot)")
    }
  }
}
