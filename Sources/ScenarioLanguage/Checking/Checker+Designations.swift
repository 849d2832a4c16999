import IntentEngine
import IntentSimulation

extension Checker {
  /// An entity as people name it.
  mutating func designation(_ binding: Binding) -> Designation? {
    let kinds: [EntityKind]
    switch binding.slot {
    case .entity(let some), .thing(let some): kinds = some
    case .handle, .device, .operation, .newName, .role, .teamRole, .kind, .state, .outcome,
      .auditWord,
      .recovery, .rule, .question, .tag, .text, .number, .version, .percent, .times, .duration,
      .delay, .offset, .latency, .intent, .metric, .figure, .entry,
      .want, .suggestions, .standing, .share, .file:
      preconditionFailure("the slot \(binding.slot) takes no designation")
    }
    let tokens = binding.tokens
    switch tokens.count {
    case 1: return named(binding, kinds)
    case 3: return titled(tokens, kinds)
    default: return position(tokens, kinds)
    }
  }

  /// `c1`, or the operation that made the entity.
  private mutating func named(_ binding: Binding, _ kinds: [EntityKind]) -> Designation? {
    let intents = self.intents
    let found = lookUp(binding.token, wanted: kinds.map(\.word)) { meaning -> Designation? in
      switch meaning {
      case .entity(let id): kinds.contains(id.kind) ? .entity(id) : nil
      case .operation(let id):
        intents[Int(id.index)]?.makes.map(kinds.contains) == true ? .made(by: id) : nil
      case .device, .run, .suggestions, .doubtful: nil
      }
    }
    guard case .made(let maker) = found, let step = currentStep,
      makers[Int(maker.index)] >= step
    else { return found }
    return operation(binding).map { .made(by: $0) }
  }

  /// `comment titled "Ship"`.
  private mutating func titled(_ tokens: [Token], _ kinds: [EntityKind]) -> Designation? {
    guard let kind = kind(tokens[0], of: kinds) else { return nil }
    return .titled(kind, setup.texts.intern(tokens[2].text))
  }

  /// `the second comment on t1`.
  private mutating func position(_ tokens: [Token], _ kinds: [EntityKind]) -> Designation? {
    guard let kind = kind(tokens[2], of: kinds),
      let ordinal = Keywords.ordinals.firstIndex(of: tokens[1].text),
      let container = entity(tokens[4], kind.containers)
    else { return nil }
    return .position(kind, ordinal + 1, on: container)
  }

  /// The kind that a word names, when it is one of `kinds`.
  private mutating func kind(_ token: Token, of kinds: [EntityKind]) -> EntityKind? {
    if let kind = Keywords.kinds[token.text], kinds.contains(kind) { return kind }
    diagnostics.report(
      Mistake(
        id: .wrongKind, span: token.span, before: "\(token.shown) is not ",
        wanted: kinds.map { Wording.article($0.word) }))
    return nil
  }
}

extension IntentKind {
  /// The kind of entity that the intent makes, if it makes one.
  var makes: EntityKind? {
    switch self {
    case .transferProject: .proposal
    default: declaration.effects.contains(.commentAdded) ? .comment : nil
    }
  }
}

extension EntityKind {
  /// The kinds whose lists hold entities of this kind.
  fileprivate var containers: [EntityKind] {
    switch self {
    case .comment: [.project, .task]
    case .task: [.project]
    case .project, .team, .user: [.tenant]
    case .tenant, .proposal: []
    }
  }
}
