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
}
