extension FileParser {
  /// Parses a device, or a Shortcut with its steps.
  mutating func deviceLine(_ node: SyntaxNode) -> DeviceLine? {
    let result = DeviceStatement.grammar.match(node.tokens, until: .comma)
    guard !node.isBroken, let match = first(of: result),
      let facts = facts(match.statement.factGrammar, node.tokens, after: match.end)
    else {
      doubt(node, in: .devices)
      return nil
    }
    var steps: [(tenant: Match<ShortcutStatement>?, readings: [Match<ActionStatement>])] = []
    switch match.statement {
    case .device: refuseBlock(node)
    case .shortcut: steps = node.children.compactMap { shortcutStep($0) }
    }
    if match.statement == .shortcut && node.children.isEmpty {
      diagnostics.report(
        .emptyBlock, node.span, "the Shortcut \(Wording.quoted(match[0].text)) has no step")
    }
    return DeviceLine(
      match: match, facts: facts, steps: steps.map(\.readings), tenants: steps.map(\.tenant))
  }

  private mutating func shortcutStep(
    _ node: SyntaxNode
  ) -> (tenant: Match<ShortcutStatement>?, readings: [Match<ActionStatement>])? {
    guard !node.isBroken else { return nil }
    refuseBlock(node)
    var tenant: Match<ShortcutStatement>?
    if node.tokens[0].isWord("in") {
      tenant = first(of: ShortcutStatement.grammar.match(node.tokens, until: .anywhere))
      guard tenant != nil else { return nil }
    }
    let start = tenant?.end ?? 0
    return readings(of: ActionStatement.shortcutGrammar.match(node.tokens, from: start))
      .map { (tenant, $0) }
  }

  /// Parses a line of the network part.
  mutating func networkLine(_ node: SyntaxNode) -> NetworkLine? {
    guard !node.isBroken else { return nil }
    refuseBlock(node)
    let isLink = node.tokens[0].isWord("link")
    let stops: Stops = isLink ? .anywhere : []
    guard let match = first(of: NetworkStatement.grammar.match(node.tokens, until: stops))
    else { return nil }
    guard match.statement == .link else { return NetworkLine(match: match, facts: []) }
    var index = match.end
    guard let facts = items(LinkFact.grammar, node.tokens, from: &index) else { return nil }
    return NetworkLine(match: match, facts: facts)
  }
}
