import IntentEngine
import IntentSimulation

extension Checker {
  /// `del is deleted, replayed, on t2`.
  mutating func outcome(
    _ match: Match<FactStatement>, _ facts: [Match<OutcomeFact>]
  ) -> Fact? {
    checkContradictions(facts) { $0 }
    let operation = operation(match[0])
    let word = outcomeWord(match[1], of: operation)
    var entity: Designation?
    for fact in facts where fact.statement == .on { entity = designation(fact[0]) }
    guard let operation, let word else { return nil }
    return .outcome(
      operation, word: word, replayed: facts.contains { $0.statement == .replayed }, on: entity,
      overturned: facts.contains { $0.statement == .overturned })
  }

  /// A word that the operation can end with.
  private mutating func outcomeWord(
    _ binding: Binding, of operation: InvocationID?
  ) -> String? {
    let word = binding.text
    guard let operation, let intent = intents[Int(operation.index)] else {
      return knownWord(binding, Checker.allOutcomes)
    }
    let done = intent.declaration.doneWord
    let isImpossible = word == Outcome.archived.word && !intent.heedsArchive
    if !isImpossible, word == done || Checker.otherOutcomes.contains(word) { return word }
    guard Checker.allOutcomes.contains(word) || word == Outcome.done.word else {
      return knownWord(binding, [done] + Checker.otherOutcomes)
    }
    diagnostics.report(
      .impossibleExpectation, binding.span,
      "an operation of \(intent.declaration.name) is never \(binding.token.shown)",
      suggestion: "when it is done it is \(Wording.quoted(done))")
    return nil
  }

  private mutating func knownWord(_ binding: Binding, _ words: [String]) -> String? {
    if words.contains(binding.text) { return binding.text }
    let near = Suggestion.didYouMean(binding.text, among: words)
    diagnostics.report(
      .unknownWord, binding.span, "there is no outcome \(binding.token.shown)",
      suggestion: near ?? OutcomeHint.help(for: binding.text, among: words))
    return nil
  }

  /// A word of a record; where an operation rests on its device there is none.
  private mutating func auditWord(_ binding: Binding, of operation: Binding) -> String? {
    guard let rest = RestWord(rawValue: binding.text) else {
      return knownWord(binding, Checker.auditWords)
    }
    diagnostics.report(
      .unknownWord, binding.span,
      "an operation that is \(rest.rawValue) rests on its device, and the audit has no record of it",
      suggestion: "say `\(HiddenScalar.shown(operation.text)) is \(rest.rawValue)`")
    return nil
  }

  /// `audit of del: challenged, deleted, replayed`.
  mutating func audit(_ match: Match<FactStatement>) -> Fact? {
    let operation = operation(match[0])
    let words = match.list(1).compactMap { auditWord($0, of: match[0]) }
    return operation.map { .audit($0, words) }
  }

  /// The words that any operation can end with, when it is not done.
  static let otherOutcomes =
    Outcome.allCases.filter { $0 != .done }.map(\.word) + RestWord.allCases.map(\.rawValue)

  /// The words that some operation can end with.
  static let allOutcomes =
    (IntentKind.allCases.map(\.declaration.doneWord) + otherOutcomes).uniqued()

  /// The words of audit records.
  static let auditWords =
    IntentKind.allCases.map(\.declaration.doneWord).uniqued()
    + Outcome.allCases.filter { $0 != .done }.map(\.word) + ["replayed"]

  /// `c1 is deleted at version 2`.
  mutating func stateFact(_ match: Match<FactStatement>) -> Fact? {
    let entity = designation(match[0])
    return stated(match, entity, state(match[1], of: entity.flatMap { entityKind(of: $0) }))
  }

  /// `launch is owned by alice`.
  mutating func ownerFact(_ match: Match<FactStatement>) -> Fact? {
    let project = designation(match[0])
    if let kind = project.flatMap({ entityKind(of: $0) }), kind != .project {
      reportImpossible(match[0], "has no owner of its own", kind)
    }
    return stated(match, project, entity(match[1]).map { .owned(by: $0) })
  }

  /// `t1 is assigned to bob`, `t1 is assigned to nobody`.
  mutating func assigneeFact(_ match: Match<FactStatement>) -> Fact? {
    let task = designation(match[0])
    if let kind = task.flatMap({ entityKind(of: $0) }), kind != .task {
      reportImpossible(match[0], "is never assigned", kind)
    }
    if match.statement == .unassigned { return stated(match, task, .assigned(to: nil), version: 1) }
    return stated(match, task, entity(match[1]).map { .assigned(to: $0) })
  }

  /// `file "plan.pdf" is on t1`, `no file is on t1`.
  mutating func fileFact(_ match: Match<FactStatement>) -> Fact? {
    let slot = match.statement == .file ? 1 : 0
    let task = designation(match[slot])
    if let kind = task.flatMap({ entityKind(of: $0) }), kind != .task {
      reportImpossible(match[slot], "never has a file", kind)
    }
    return task.map { .file(slot == 1 ? match[0].text : nil, on: $0) }
  }

  /// `t1 is in launch`.
  mutating func containerFact(_ match: Match<FactStatement>) -> Fact? {
    let entity = designation(match[0])
    if entity.flatMap({ entityKind(of: $0) }) == .project {
      reportImpossible(match[0], "is in no project", .project)
    }
    return stated(match, entity, self.entity(match[1]).map { .placed(in: $0) })
  }

  /// `t1 is titled "Book the venue"`.
  mutating func titleFact(_ match: Match<FactStatement>) -> Fact? {
    stated(match, designation(match[0]), .titled(setup.texts.intern(match[1].text)))
  }

  /// `t1 is at version 2`.
  mutating func versionFact(_ match: Match<FactStatement>) -> Fact? {
    let entity = designation(match[0])
    let version = version(match[1])
    guard let entity, let version else { return nil }
    return .entity(entity, nil, version: version)
  }

  private mutating func stated(
    _ match: Match<FactStatement>, _ entity: Designation?, _ state: EntityState?,
    version slot: Int = 2
  ) -> Fact? {
    let version = match.optional(slot).map { self.version($0) }
    guard let entity, let state else { return nil }
    return .entity(entity, state, version: version ?? nil)
  }

  /// The kind of an entity that a fact names.
  private func entityKind(of designation: Designation) -> EntityKind? {
    switch designation {
    case .entity(let id): id.kind
    case .titled(let kind, _), .position(let kind, _, on: _): kind
    case .made(let operation): intents[Int(operation.index)]?.makes
    }
  }

  /// The state that a word names, when an entity of the kind can have it.
  private mutating func state(_ binding: Binding, of kind: EntityKind?) -> EntityState? {
    let all = EntityState.words
    guard let (_, state, owners) = all.first(where: { $0.word == binding.text }) else {
      reportUnknownWord(
        binding, "state", all.filter { state in kind.map(state.kinds.contains) ?? true }.map(\.word)
      )
      return nil
    }
    if let kind, !owners.contains(kind) {
      reportImpossible(binding, "is never \(binding.token.shown)", kind)
      return nil
    }
    return state
  }

  private mutating func reportImpossible(_ binding: Binding, _ what: String, _ kind: EntityKind) {
    let words = EntityState.words.filter { $0.kinds.contains(kind) }.map(\.word)
    diagnostics.report(
      .impossibleExpectation, binding.span, "\(Wording.article(kind.word)) \(what)",
      suggestion: "it can be \(Wording.alternatives(words))")
  }
}

extension EntityState {
  /// The states that are one word, with the kinds that have them.
  static let words: [(word: String, state: EntityState, kinds: [EntityKind])] = [
    ("open", .open, [.task]), ("done", .done, [.task]),
    ("present", .present, [.task, .comment]), ("deleted", .deleted, [.task, .comment]),
    ("private", .audience(.private), [.project]), ("tenant-wide", .audience(.tenant), [.project]),
    ("public", .audience(.public), [.project]), ("archived", .archived, [.project]),
    ("unarchived", .unarchived, [.project]), ("dissolved", .dissolved, [.team]),
  ]
}
