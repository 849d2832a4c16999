extension FileParser {
  /// Parses the lines inside a statement of the world, or inside the part itself.
  mutating func worldLines(_ nodes: [SyntaxNode], inside parent: WorldStatement?) -> [WorldLine] {
    nodes.compactMap { worldLine($0, inside: parent) }
  }

  private mutating func worldLine(
    _ node: SyntaxNode, inside parent: WorldStatement?
  ) -> WorldLine? {
    guard !node.isBroken, let match = worldMatch(node, inside: parent),
      let facts = facts(match.statement.factGrammar, node.tokens, after: match.end)
    else {
      doubt(node, in: .world)
      return nil
    }
    var children: [WorldLine] = []
    if WorldStatement.inside(match.statement).isEmpty {
      refuseBlock(node)
    } else {
      children = worldLines(node.children, inside: match.statement)
    }
    return WorldLine(match: match, facts: facts, children: children)
  }

  private mutating func worldMatch(
    _ node: SyntaxNode, inside parent: WorldStatement?
  ) -> Match<WorldStatement>? {
    let grammar = WorldStatement.grammar(inside: parent)
    let result = grammar.match(node.tokens, until: .comma)
    if case .failure(let failure) = result, failure.index == failure.start,
      let places = WorldStatement.places(of: node.tokens[0].text)
    {
      let word = node.tokens[0]
      diagnostics.report(
        .misplacedStatement, word.span,
        "a `\(word.text)` line can't stand \(parent.map { "inside a `\($0)`" } ?? "here")",
        suggestion: "it stands inside \(places)")
      return nil
    }
    return first(of: result)
  }
}

extension WorldStatement {
  /// Whether a line that begins with `word` declares the name after it.
  static func declares(_ word: String) -> Bool {
    allCases.contains { $0.row.pattern.hasPrefix(word + " <new name>") }
  }

  /// Where a line that begins with `word` can stand, in words.
  fileprivate static func places(of word: String) -> String? {
    let statements = allCases.filter { $0.row.pattern.hasPrefix(word + " ") }
    let parents = allCases.filter { parent in inside(parent).contains { statements.contains($0) } }
    guard !parents.isEmpty else { return nil }
    return Wording.alternatives(parents.map { "a `\($0)`" })
  }
}
