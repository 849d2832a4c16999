extension FileParser {
  /// Parses an `expect` line: `[always|finally|sometimes] FACT [and FACT]…`.
  mutating func expectationLine(_ node: SyntaxNode) -> ExpectationLine? {
    guard !node.isBroken else {
      parsed.damagedParts.insert(.expect)
      return nil
    }
    refuseBlock(node)
    let tokens = node.tokens
    var index = 0
    let mode = try? ModeStatement.grammar.match(tokens, until: .anywhere).get().first
    if let mode { index = mode.end }
    guard let facts = facts(tokens, from: &index) else {
      parsed.damagedParts.insert(.expect)
      return nil
    }
    return ExpectationLine(mode: mode, facts: facts, tokens: tokens, line: node.line)
  }

  /// Parses the facts that `and` joins, up to the end of the line.
  mutating func facts(_ tokens: [Token], from index: inout Int) -> [FactPhrase]? {
    var facts: [FactPhrase] = []
    repeat {
      if !facts.isEmpty { index += 1 }
      guard let fact = fact(tokens, from: &index) else { return nil }
      facts.append(fact)
    } while index < tokens.count
    return facts
  }

  /// Parses one fact, up to an `and` or the end of the line.
  private mutating func fact(_ tokens: [Token], from index: inout Int) -> FactPhrase? {
    let names = FactStatement.confirmationGrammar.match(tokens, from: index, until: .anywhere)
    if case .success(let readings) = names {
      index = readings[0].end
      guard let parts = items(ConfirmationStatement.grammar, tokens, from: &index, until: .and)
      else { return nil }
      return FactPhrase(readings: readings, parts: parts)
    }
    let result = FactStatement.grammar.match(tokens, from: index, until: [.and, .comma])
    guard let readings = readings(of: result) else { return nil }
    index = readings[0].end
    guard index < tokens.count && tokens[index].kind == .comma else {
      return FactPhrase(readings: readings)
    }
    let comma = tokens[index]
    guard readings.contains(where: { $0.statement == .outcome }) else {
      diagnostics.report(
        .unexpectedWord, comma.span, "expected `and` or the end of the line, found `,`",
        suggestion: "facts are joined by `and`")
      return nil
    }
    index += 1
    guard let facts = items(OutcomeFact.grammar, tokens, from: &index, until: .and)
    else { return nil }
    return FactPhrase(readings: readings, outcomeFacts: facts)
  }
}

extension FactStatement {
  /// The one fact that goes on with a list of statements of its own.
  fileprivate static let confirmationGrammar = Grammar([FactStatement.confirmation])
}
