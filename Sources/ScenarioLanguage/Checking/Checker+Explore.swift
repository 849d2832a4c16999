import IntentEngine
import IntentSimulation

extension Checker {
  /// The most faults of a kind that the explorer may choose.
  private static let faults: ClosedRange<UInt64> = 0...8

  /// How many runs can be drawn.
  private static let samples: ClosedRange<UInt64> = 1...100_000

  /// Makes the budget of the `explore` part.
  mutating func lowerExplore(_ file: ParsedFile) {
    guard file.parts[.explore] != nil else { return }
    checkContradictions(file.explore) { $0 }
    var budget = ExploreBudget()
    for match in file.explore { lower(match, into: &budget) }
    explore = budget
  }

  private mutating func lower(
    _ match: Match<ExploreStatement>, into budget: inout ExploreBudget
  ) {
    switch match.statement {
    case .ordersAny: budget.ordersAny = true
    case .losses: budget.losses = count(match[0], Checker.faults) ?? 0
    case .duplicates: budget.duplicates = count(match[0], Checker.faults) ?? 0
    case .crashes: budget.crashes = count(match[0], Checker.faults) ?? 0
    case .expiries: budget.expiries = count(match[0], Checker.faults) ?? 0
    case .timeouts: budget.timeouts = count(match[0], Checker.faults)
    case .attempts: budget.attempts = count(match[0], 1...8)
    case .samples: budget.samples = count(match[0], Checker.samples)
    case .splitCommits: budget.splitsCommits = true
    }
  }

  /// Makes the classes of outcomes.
  mutating func lowerOutcomes(_ file: ParsedFile) {
    guard let part = file.parts[.outcomes] else { return }
    if file.parts[.explore] == nil, !file.damagedParts.contains(.explore) {
      diagnostics.report(
        .missingPart, part.span, "`outcomes` are those of explored runs, and there is no `explore`",
        suggestion: "add `explore`, with what may vary, before it")
    }
    outcomes = file.outcomes.map { line in
      OutcomeClass(
        kind: line.kind, facts: facts(line.facts, areExplored: true),
        text: ScenarioFormatter.line(line.tokens), line: line.line)
    }
    checkOutcomes(file)
  }

  /// Reports lines that can't both count: what one of them describes, the other one does as well.
  private mutating func checkOutcomes(_ file: ParsedFile) {
    let facts = outcomes.map { Set($0.facts) }
    for place in outcomes.indices
    where outcomes[place].facts.count == file.outcomes[place].facts.count {
      let span: Span = file.outcomes[place].tokens.span
      if let first = facts[..<place].firstIndex(of: facts[place]) {
        diagnostics.report(
          .contradiction, span,
          outcomes[first].kind == outcomes[place].kind
            ? "this is said twice" : "this contradicts what was said before",
          notes: [.init("it was said here", at: file.outcomes[first].tokens.span)])
        continue
      }
      guard outcomes[place].kind != .forbidden else { continue }
      let forbidden = outcomes.indices.first {
        outcomes[$0].kind == .forbidden && !facts[$0].isEmpty
          && facts[place].isSuperset(of: facts[$0])
      }
      guard let forbidden else { continue }
      diagnostics.report(
        .contradiction, span, "every end like this is forbidden",
        notes: [.init("it is forbidden here", at: file.outcomes[forbidden].tokens.span)])
    }
  }

  /// Reports a fact that merges of runs would leave to chance.
  mutating func reportUnexplorable(_ phrase: FactPhrase, _ fact: Fact) {
    let start = phrase.readings[0].span
    let way =
      switch fact {
      case .outcome: "say only the outcome, without what follows the comma"
      default: "say it in a line of `expect` without `always`, `finally` or `sometimes`"
      }
    diagnostics.report(
      .notExplorable, start,
      "the end of an explored run does not decide this: it depends on the way there",
      suggestion: way)
  }

  /// Makes the order of events.
  mutating func lowerSchedule(_ file: ParsedFile) {
    guard file.parts[.schedule] != nil else { return }
    var begun: Set<Int> = []
    schedule = file.schedule.compactMap { line in
      switch line {
      case .step(let tokens): step(tokens, of: file, &begun).map { .begin(step: $0) }
      case .event(let match): event(match)
      }
    }
  }

  /// The step that a line of the schedule repeats: of equal ones, the first that has not begun.
  private mutating func step(
    _ tokens: [Token], of file: ParsedFile, _ begun: inout Set<Int>
  ) -> Int? {
    let deed = ScenarioFormatter.line(tokens)
    let found = stepDeeds.indices.first { stepDeeds[$0] == deed && !begun.contains($0) }
    if let found {
      begun.insert(found)
    } else if stepDeeds.count == file.steps.count && !file.damagedParts.contains(.steps) {
      let isTwice = stepDeeds.contains(deed)
      let near = isTwice ? nil : Suggestion.didYouMean(deed, among: stepDeeds)
      diagnostics.report(
        .unknownStep, tokens.span,
        isTwice
          ? "the step begins more often than the script says it" : "the script has no such step",
        suggestion: near
          ?? (isTwice
            ? "leave this line out" : "a step stands here as in `steps`, without its moment"))
    }
    return found
  }

  private mutating func event(_ match: Match<ScheduleStatement>) -> EventIdentity? {
    switch match.statement {
    case .message(let verb, let kind):
      message(match, kind).map { .message(verb, $0) }
    case .retry: scheduled(match[0]).map { .retry($0) }
    case .timeLimit: scheduled(match[0]).map { .timeLimit($0) }
    case .giveUpSignIn: device(match[0]).map { .giveUpSignIn($0) }
    case .giveUpSync: device(match[0]).map { .giveUpSync($0) }
    case .endOutage: .endOutage
    case .crash: .crash
    case .restart: .restart
    case .pass: duration(match[0]).map { .pass($0) }
    }
  }

  private mutating func message(
    _ match: Match<ScheduleStatement>, _ kind: MessageKind
  ) -> MessageIdentity? {
    let number = match.optional(0).map { count($0, 1...1_000) } ?? 1
    if kind.isOfOperation {
      let invocation = scheduled(match[1])
      guard let number, let invocation else { return nil }
      return MessageIdentity(kind: kind, invocation: invocation, number: number)
    }
    let device = device(match[1])
    guard let number, let device else { return nil }
    return MessageIdentity(kind: kind, device: device, number: number)
  }

  /// An operation by its name; one that has none is called after its step: `step-3`, `step-3.1`.
  private mutating func scheduled(_ binding: Binding) -> InvocationID? {
    let prefix = "step-"
    if binding.text.hasPrefix(prefix), names[binding.text] == nil {
      let unnamed = "#" + binding.text.dropFirst(prefix.count)
      if let place = setup.names.invocations.firstIndex(of: unnamed) { return InvocationID(place) }
    }
    return anyOperation(binding)
  }
}
