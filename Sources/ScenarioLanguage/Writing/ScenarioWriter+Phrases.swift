import IntentEngine
import IntentSimulation

extension ScenarioWriter {
  /// The words for an invocation: the first phrase of its intent whose slots are just what it has.
  func phrase(of invocation: Invocation, schema: UInt16) throws(Unwritable) -> String {
    let phrases = invocation.intent.declaration.phrases
    let words = phrases.lazy.filter {
      $0.schemas.contains(schema) && $0.audience == invocation.audience
    }.compactMap { self.words(of: Pattern($0.pattern), invocation) }.first
    guard let words else {
      throw Unwritable(what: "\(invocation.intent.slug) with these arguments")
    }
    return words
  }

  private func words(of pattern: Pattern, _ invocation: Invocation) -> String? {
    var left = invocation
    var words: [String] = []
    for element in pattern.elements {
      switch element {
      case .word(let word): words.append(word)
      case .comma: words.append(",")
      case .colon: words.append(":")
      case .slot(let slot, _):
        guard let word = take(slot, from: &left) else { return nil }
        words.append(word)
      case .list, .optional: return nil
      }
    }
    return left.hasArguments ? nil : words.joined(separator: " ")
  }

  /// What stands in a slot; it is taken out of the invocation, as `Checker` has put it in.
  private func take(_ slot: Slot, from left: inout Invocation) -> String? {
    switch slot {
    case .entity(let kinds), .thing(let kinds):
      guard let subject = left.subject, fits(subject, kinds) else { return nil }
      left.subject = nil
      return designation(subject)
    case .handle(let kinds): return takeHandle(kinds, from: &left)
    case .role: return take(\.role, from: &left) { $0.word }
    case .teamRole: return take(\.teamRole, from: &left) { $0.word }
    case .text: return take(\.text, from: &left) { quoted($0) }
    case .kind: return take(\.kind, from: &left) { $0.word }
    case .operation: return take(\.operation, from: &left) { name($0) }
    case .duration: return take(\.age, from: &left) { DurationText.text($0) }
    case .number: return take(\.schema, from: &left) { "\($0)" }
    case .file:
      left.content = nil
      return take(\.file, from: &left) { file($0) }
    case .device, .newName, .state, .outcome, .auditWord, .recovery, .rule, .question, .tag,
      .version, .percent, .times, .delay, .offset, .latency, .intent, .metric, .figure, .entry,
      .want, .suggestions, .standing, .share:
      return nil
    }
  }

  private func takeHandle(_ kinds: [EntityKind], from left: inout Invocation) -> String? {
    if case .entity(let id)? = left.subject, kinds.contains(id.kind) {
      left.subject = nil
      return name(id)
    }
    if kinds.contains(.user) || kinds.contains(.team) {
      guard let member = left.member, kinds.contains(member.kind) else { return nil }
      return take(\.member, from: &left) { name($0) }
    }
    if let destination = left.destination, !kinds.contains(destination.kind) { return nil }
    return take(\.destination, from: &left) { name($0) }
      ?? take(\.alternative, from: &left) { name($0) }
  }

  private func take<Value>(
    _ field: WritableKeyPath<Invocation, Value?>, from left: inout Invocation,
    _ words: (Value) -> String
  ) -> String? {
    guard let value = left[keyPath: field] else { return nil }
    left[keyPath: field] = nil
    return words(value)
  }

  private func file(_ id: FileID) -> String {
    let file = setup.files[id]
    return "\(quoted(file.name)) (\(setup.texts[file.type]), \(SizeText.text(file.size)))"
  }

  private func fits(_ designation: Designation, _ kinds: [EntityKind]) -> Bool {
    switch designation {
    case .entity(let id): kinds.contains(id.kind)
    case .titled(let kind, _), .position(let kind, _, on: _): kinds.contains(kind)
    case .made(by: let maker): kind(madeBy: maker).map(kinds.contains) ?? false
    }
  }

  /// What an operation makes: that of its intent, however it was called.
  private func kind(madeBy maker: InvocationID) -> EntityKind? {
    for step in setup.script {
      switch step.action {
      case .invoke(let invocation) where invocation.id == maker: return invocation.intent.makes
      case .replay(let named, as: maker, _), .pickUp(let named, as: maker):
        return kind(madeBy: named)
      case .run(let shortcut, let first):
        let number = Int(maker.index - first.index)
        let steps = setup.shortcuts[shortcut].steps
        if steps.indices.contains(number) { return steps[number].intent.makes }
      default: continue
      }
    }
    return nil
  }

  /// An entity as people name it.
  func designation(_ designation: Designation) -> String {
    switch designation {
    case .entity(let id): name(id)
    case .titled(let kind, let title): "\(kind.word) titled \(quoted(title))"
    case .position(let kind, let number, on: let container):
      "the \(Keywords.ordinals[number - 1]) \(kind.word) on \(name(container))"
    case .made(by: let maker): name(maker)
    }
  }
}

extension Invocation {
  /// Whether anything is left of its arguments.
  fileprivate var hasArguments: Bool {
    subject != nil || member != nil || role != nil || teamRole != nil || text != nil || kind != nil
      || operation != nil || age != nil || schema != nil || destination != nil
      || alternative != nil || file != nil
  }
}
