extension FileParser {
  /// Parses a line of `explore`.
  mutating func exploreLine(_ node: SyntaxNode) -> Match<ExploreStatement>? {
    guard !node.isBroken else { return damaged(.explore) }
    refuseBlock(node)
    return first(of: ExploreStatement.grammar.match(node.tokens)) ?? damaged(.explore)
  }

  /// Parses a line of `outcomes`: `CLASS: FACT [and FACT]…`.
  mutating func outcomeLine(_ node: SyntaxNode) -> OutcomeLine? {
    guard !node.isBroken else { return damaged(.outcomes) }
    refuseBlock(node)
    let tokens = node.tokens
    guard let kind = first(of: OutcomeClassStatement.grammar.match(tokens, until: .colon)) else {
      return damaged(.outcomes)
    }
    var index = kind.end + 1
    guard index < tokens.count else {
      let found = index == tokens.count ? "nothing is said after the `:`" : "expected `:` and facts"
      diagnostics.report(.incompleteStatement, tokens[tokens.count - 1].span, found)
      return damaged(.outcomes)
    }
    guard let facts = facts(tokens, from: &index) else { return damaged(.outcomes) }
    return OutcomeLine(kind: kind.statement.kind, facts: facts, tokens: tokens, line: node.line)
  }

  /// Parses a line of `schedule`; what has a colon is a step.
  mutating func scheduleLine(_ node: SyntaxNode) -> ScheduleLine? {
    guard !node.isBroken else { return damaged(.schedule) }
    refuseBlock(node)
    if node.tokens.contains(where: { $0.kind == .colon }) { return .step(node.tokens) }
    let match = first(of: ScheduleStatement.grammar.match(node.tokens))
    return match.map { .event($0, node.tokens) } ?? damaged(.schedule)
  }

  private mutating func damaged<Line>(_ part: PartStatement) -> Line? {
    parsed.damagedParts.insert(part)
    return nil
  }
}
