import IntentEngine

extension Checker {
  /// Declares the aliases, in any order of use: each behind what it leads to, and all behind the
  /// others of their kind.
  mutating func declareAliases(_ lines: [WorldLine]) {
    let all = aliases(in: lines)
    var waiting: [String: Match<WorldStatement>] = [:]
    for alias in all where waiting[alias[0].token.text] == nil {
      waiting[alias[0].token.text] = alias
    }
    let repeated = all.filter { waiting[$0[0].token.text]?.span.start != $0.span.start }
    for alias in all {
      var chain: [Match<WorldStatement>] = []
      var name = alias[0].token.text
      while let hop = waiting.removeValue(forKey: name) {
        chain.append(hop)
        name = hop[1].token.text
      }
      let closes = chain.contains { $0[0].token.text == name }
      if closes, let last = chain.popLast() { refuseLoop(last) }
      for hop in chain.reversed() { declareAlias(hop) }
    }
    for alias in repeated { declareAlias(alias) }
  }

  private func aliases(in lines: [WorldLine]) -> [Match<WorldStatement>] {
    lines.flatMap { line in
      (line.match.statement == .alias ? [line.match] : []) + aliases(in: line.children)
    }
  }

  private mutating func declareAlias(_ alias: Match<WorldStatement>) {
    guard let target = entity(alias[1]) else {
      declare(alias[0].token, .doubtful)
      return
    }
    let old = declare(target.kind, alias) { _ in }
    setup.genesis.aliases.append(Genesis.Alias(old: old, new: target))
  }

  private mutating func refuseLoop(_ alias: Match<WorldStatement>) {
    declare(alias[0].token, .doubtful)
    diagnostics.report(
      .contradiction, alias[1].span,
      "\(alias[1].token.shown) leads back to \(alias[0].token.shown)",
      suggestion: "name an entity at the end of the aliases")
  }
}
