extension FileParser {
  /// Parses a line of a population's habits.
  mutating func habitLine(_ node: SyntaxNode) -> HabitLine? {
    refuseBlock(node)
    guard !node.isBroken,
      let match = first(of: HabitStatement.grammar.match(node.tokens, until: .comma)),
      let facts = facts(match.statement.factGrammar, node.tokens, after: match.end)
    else {
      parsed.damagedParts.insert(.habits)
      return nil
    }
    return HabitLine(match: match, facts: facts)
  }
}

/// A line of a population's habits.
struct HabitLine: Sendable {
  var match: Match<HabitStatement>
  var facts: [Match<HabitFact>]
}
