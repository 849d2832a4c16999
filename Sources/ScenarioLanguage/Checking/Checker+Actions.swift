import IntentEngine
import IntentSimulation

extension Checker {
  /// What a step does on a device.
  mutating func action(
    _ match: Match<ActionStatement>, _ line: StepLine, _ actor: Actor?, id: InvocationID,
    manner: Manner
  ) -> Action? {
    switch match.statement {
    case .intent:
      invocation(match, id: id, manner: manner, in: schema(of: actor)).map { .invoke($0) }
    case .confirm: operation(match[0]).map { .confirm($0, manner) }
    case .confirmForGood: operation(match[0]).map { .confirm($0, manner.notAskingAgain) }
    case .decline: operation(match[0]).map { .decline($0) }
    case .choose: choice(match)
    case .replay: operation(match[0]).map { .replay($0, as: id, manner) }
    case .run: run(match, line, first: id)
    case .pickUp: operation(match[0]).map { .pickUp($0, as: id) }
    case .retry: operation(match[0]).map { .retry($0) }
    case .goOffline: .goOffline
    case .goOnline: .goOnline
    case .lock: .lock
    case .unlock: .unlock
    case .background: .background
    case .foreground: .foreground
    case .killApp: .killApp
    case .openApp: .openApp
    case .signIn: entity(match[0]).map { .signIn($0) }
    case .signOut: .signOut
    case .switchTenant: entity(match[0]).map { .switchTenant($0) }
    case .sync: .sync
    case .updateApp: update(match, actor)
    case .suggest: suggestionList(ofStep: currentStep ?? 0).map { .suggest(list: $0) }
    case .dismiss: suggestionList(match[0]).map { .dismiss(list: $0) }
    case .discover: .discover(manner.entry)
    case .removeFile: .setFile(name: setup.texts.intern(match[0].text), nil)
    case .replaceFile:
      file(match[0]).map { .setFile(name: setup.files[$0.file].name, $0.content) }
    }
  }

  /// The intent schema that somebody says something in.
  private func schema(of actor: Actor?) -> UInt16 {
    guard case .device(let device)? = actor, Int(device.index) < schemas.count else {
      return Request.currentSchema
    }
    return schemas[Int(device.index)]
  }

  /// What is said on the device from here on is said in the new schema.
  private mutating func update(_ match: Match<ActionStatement>, _ actor: Actor?) -> Action? {
    guard let schema = schema(match[0]), case .device(let device)? = actor else { return nil }
    if Int(device.index) < schemas.count { schemas[Int(device.index)] = schema }
    return .updateApp(schema: schema)
  }

  private mutating func choice(_ match: Match<ActionStatement>) -> Action? {
    let entity = designation(match[0])
    let operation = operation(match[1])
    guard let entity, let operation else { return nil }
    return .choose(entity, for: operation)
  }

  private mutating func run(
    _ match: Match<ActionStatement>, _ line: StepLine, first: InvocationID
  ) -> Action? {
    let name = match[0].text
    if let place = shortcut(name, on: line.actor[0].text) {
      return .run(shortcut: place, first: first)
    }
    let others = shortcuts.map(\.line).filter { $0.match[0].text == name }
    let known = shortcuts.map(\.line.match[0].text)
    diagnostics.report(
      .unknownShortcut, match[0].span,
      "\(line.actor[0].token.shown) has no Shortcut \(Wording.quoted(name))",
      notes: others.map { .init("it is saved on another device here", at: $0.match.span) },
      suggestion: others.isEmpty ? Suggestion.didYouMean(name, among: known) : nil)
    return nil
  }

  /// One calling of an intent: what stands in its phrase's slots, by their kind.
  mutating func invocation(
    _ match: Match<ActionStatement>, id: InvocationID, manner: Manner, in schema: UInt16
  ) -> Invocation? {
    guard case .intent(let kind, let phrase) = match.statement else { return nil }
    let errors = diagnostics.mistakes.count
    var invocation = Invocation(id: id, intent: kind, manner: manner)
    invocation.audience = kind.declaration.phrases[phrase].audience
    checkSchema(schema, kind.declaration.phrases[phrase], match)
    for binding in match.bindings.joined() { lower(binding, into: &invocation) }
    return diagnostics.mistakes.count == errors ? invocation : nil
  }

  /// Reports what is not said in the schema of whoever says it.
  private mutating func checkSchema(
    _ schema: UInt16, _ phrase: Phrase, _ match: Match<ActionStatement>
  ) {
    guard !phrase.schemas.contains(schema), case .intent(let kind, _) = match.statement else {
      return
    }
    let fitting = kind.declaration.phrases.first { $0.schemas.contains(schema) }
    diagnostics.report(
      .wrongSchema, match.tokens[0].span,
      "intent schema \(schema) does not say `\(phrase.pattern)`",
      suggestion: fitting.map { "did you mean `\(Pattern($0.pattern).opening)`?" }
        ?? "it came with schema \(phrase.schemas.lowerBound)")
  }

  private mutating func lower(_ binding: Binding, into invocation: inout Invocation) {
    switch binding.slot {
    case .entity, .thing: invocation.subject = designation(binding)
    case .handle(let kinds): lower(binding, kinds, into: &invocation)
    case .role: invocation.role = role(binding)
    case .teamRole: invocation.teamRole = teamRole(binding)
    case .text: invocation.text = setup.texts.intern(binding.text)
    case .kind: invocation.kind = kind(binding)
    case .operation: invocation.operation = operation(binding)
    case .duration: invocation.age = duration(binding)
    case .number: invocation.schema = schema(binding)
    case .file:
      let file = file(binding)
      (invocation.file, invocation.content) = (file?.file, file?.content)
    case .newName: break
    case .device, .state, .outcome, .auditWord, .recovery, .rule, .question, .tag, .version,
      .percent, .times, .delay, .offset, .latency, .intent, .metric, .figure, .entry, .want,
      .suggestions, .standing, .share:
      preconditionFailure("no intent takes the slot \(binding.slot)")
    }
  }

  /// A handle is the subject, where it comes first and the intent is about such a thing; otherwise
  /// whom the intent brings in, or what it brings its subject to.
  private mutating func lower(
    _ binding: Binding, _ kinds: [EntityKind], into invocation: inout Invocation
  ) {
    guard let id = entity(binding) else { return }
    if invocation.subject == nil, invocation.intent.declaration.subjects.contains(id.kind) {
      invocation.subject = .entity(id)
    } else if kinds.contains(.user) || kinds.contains(.team) {
      invocation.member = id
    } else if invocation.destination == nil {
      invocation.destination = id
    } else {
      invocation.alternative = id
    }
  }

  /// What a hostile or broken client sends.
  mutating func tampering(_ matches: [Match<TamperingStatement>]) -> Tampering {
    var tampering = Tampering()
    checkContradictions(matches) { $0.field }
    for match in matches { lower(match, into: &tampering) }
    return tampering
  }

  private mutating func lower(
    _ match: Match<TamperingStatement>, into tampering: inout Tampering
  ) {
    switch match.statement {
    case .noKey: tampering.key = .none
    case .keyOf: tampering.key = operation(match[0]).map { .of($0) } ?? .own
    case .keyFromFuture: tampering.key = .fromTheFuture
    case .noVersion: tampering.version = .none
    case .version:
      let number = number(match[0], 0...UInt64(UInt32.max))
      tampering.version = number.map { .exactly(Version(UInt32($0))) } ?? .seen
    case .noSubject: tampering.subject = .none
    case .forgedID: tampering.subject = .forged(setup.texts.intern(match[0].text))
    case .id: tampering.subject = entity(match[0]).map { .entity($0) } ?? .own
    case .role: tampering.role = role(match[0])
    case .hand: tampering.claimsHand = true
    case .unlocked: tampering.claimsUnlocked = true
    case .title: tampering.claimsTitle = setup.texts.intern(match[0].text)
    case .owner: tampering.claimsOwner = entity(match[0])
    case .console: tampering.claimsConsole = true
    case .intent: tampering.intent = intent(match[0])
    case .age: tampering.age = duration(match[0])
    case .unknownIntent: tampering.unknownIntent = true
    case .alsoPublicly: tampering.audience = .public
    case .text: tampering.text = setup.texts.intern(match[0].text)
    case .raw: tampering.raw = setup.texts.intern(match[0].text)
    case .confirmationOf: tampering.confirmationOf = operation(match[0])
    case .file:
      let file = file(match[0])
      (tampering.file, tampering.content) = (file?.file, file?.content)
    case .noContent: tampering.withoutContent = true
    case .schema: tampering.schema = number(match[0], 0...UInt64(UInt16.max)).map { UInt16($0) }
    }
  }
}

extension Manner {
  /// The same, with "don't ask again".
  fileprivate var notAskingAgain: Manner {
    var manner = self
    manner.dontAskAgain = true
    return manner
  }
}

extension TamperingStatement {
  /// What of the request is changed: two changes of one field contradict each other.
  fileprivate var field: TamperingStatement {
    switch self {
    case .noKey, .keyOf, .keyFromFuture: .noKey
    case .noVersion, .version: .version
    case .noSubject, .forgedID, .id: .id
    case .intent, .unknownIntent: .intent
    case .role, .hand, .unlocked, .title, .owner, .console, .age, .alsoPublicly, .text, .raw,
      .confirmationOf, .schema, .file, .noContent:
      self
    }
  }
}
