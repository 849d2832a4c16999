extension FileParser {
  /// Parses a line of the script: `WHEN ACTOR[, ENTRY]: ACTION [as NAME] [sending …]`.
  mutating func stepLine(_ node: SyntaxNode) -> StepLine? {
    guard !node.isBroken else {
      doubt(node, in: .steps)
      return nil
    }
    refuseBlock(node)
    guard let step = step(node) else {
      doubt(node, in: .steps)
      return nil
    }
    return step
  }

  private mutating func step(_ node: SyntaxNode) -> StepLine? {
    let tokens = node.tokens
    let moments = MomentStatement.grammar.match(tokens, until: .anywhere)
    guard let moment = moment(moments) else { return nil }
    let actors = ActorStatement.grammar.match(tokens, from: moment.end, until: [.comma, .colon])
    guard let actor = actor(actors) else { return nil }
    var index = actor.end
    guard let manners = manners(of: actor, tokens, from: &index) else { return nil }
    guard index < tokens.count else {
      let end = tokens[tokens.count - 1].span.end
      diagnostics.report(
        .incompleteStatement, Span(file: parsed.file, start: end, end: end),
        "the line ends too early; expected `:` and what is done")
      return nil
    }
    index += 1
    guard index < tokens.count else {
      diagnostics.report(
        .incompleteStatement, tokens[index - 1].span, "nothing is done after the `:`")
      return nil
    }
    guard let action = action(of: actor.statement, tokens, from: &index),
      let tampering = tampering(tokens, from: index)
    else { return nil }
    return StepLine(
      moment: moment, actor: actor, manners: manners, action: action, tampering: tampering,
      text: ScenarioFormatter.line(tokens),
      deed: ScenarioFormatter.line(Array(tokens[moment.end...])), line: node.line)
  }

  private mutating func moment(
    _ result: Result<[Match<MomentStatement>], MatchFailure>
  ) -> Match<MomentStatement>? {
    guard case .failure(let failure) = result, failure.index == failure.start else {
      return first(of: result)
    }
    diagnostics.reportError(in: parsed.file, StepHint.moment(failure.tokens))
    return nil
  }

  private mutating func actor(
    _ result: Result<[Match<ActorStatement>], MatchFailure>
  ) -> Match<ActorStatement>? {
    guard case .failure(let failure) = result, failure.index == failure.start,
      failure.index < failure.tokens.count,
      let help = StepHint.actor(failure.tokens[failure.index], device: someDevice)
    else { return first(of: result) }
    var mistake = failure.mistake
    mistake.suggestion = help
    diagnostics.reportError(in: parsed.file, mistake)
    return nil
  }

  /// The first device of the file, or one that it could have.
  private var someDevice: String {
    parsed.devices?.first { $0.match.statement == .device }?.match[0].text ?? "phone"
  }

  /// Parses the entry point, up to the colon.
  private mutating func manners(
    of actor: Match<ActorStatement>, _ tokens: [Token], from index: inout Int
  ) -> [Match<MannerStatement>]? {
    guard index < tokens.count && tokens[index].kind == .comma else { return [] }
    guard actor.statement == .device else {
      diagnostics.report(
        .entryNotAllowed, tokens[index].span, "only a device's actions come in by an entry point")
      return nil
    }
    index += 1
    return items(MannerStatement.grammar, tokens, from: &index, until: .colon)
  }

  private mutating func action(
    of actor: ActorStatement, _ tokens: [Token], from index: inout Int
  ) -> StepLine.Action? {
    let start = index
    let action: (StepLine.Action, end: Int)?
    switch actor {
    case .device:
      let result = ActionStatement.deviceGrammar.match(tokens, from: start, until: .sending)
      action = readings(of: result, by: actor).map { (.device($0), $0[0].end) }
    case .administrator:
      let result = ActionStatement.consoleGrammar.match(tokens, from: start, until: .sending)
      action = readings(of: result, by: actor).map { (.console($0), $0[0].end) }
    case .server:
      let result = ServerStatement.grammar.match(tokens, from: start, until: .sending)
      action = readings(of: result, by: actor)?.first.map { (.server($0), $0.end) }
    case .network:
      let result = NetworkFault.grammar.match(tokens, from: start, until: .sending)
      action = readings(of: result, by: actor)?.first.map { (.network($0), $0.end) }
    }
    if let action { index = action.end }
    return action?.0
  }

  /// The readings of an action; when it is somebody else's, the mistake says whose.
  private mutating func readings<Statement>(
    of result: Result<[Match<Statement>], MatchFailure>, by actor: ActorStatement
  ) -> [Match<Statement>]? {
    guard case .failure(let failure) = result, failure.index == failure.start else {
      return readings(of: result)
    }
    guard let owner = ActorStatement.allCases.first(where: { $0 != actor && $0.does(failure) })
    else {
      guard actor == .device else { return readings(of: result) }
      diagnostics.reportError(
        in: parsed.file, ActionHint.mistake(failure.tokens, at: failure.start))
      return nil
    }
    diagnostics.report(
      .wrongActor, failure.tokens[failure.start].span,
      "\(failure.tokens[failure.start].shown) is not done by \(actor.subject)",
      suggestion: "it is done by \(owner.subject): `\(owner.row.example)`")
    return nil
  }

  private mutating func tampering(
    _ tokens: [Token], from end: Int
  ) -> [Match<TamperingStatement>]? {
    guard end < tokens.count else { return [] }
    var index = end + 1
    guard index < tokens.count else {
      diagnostics.report(.incompleteStatement, tokens[end].span, "nothing is sent after `sending`")
      return nil
    }
    return items(TamperingStatement.grammar, tokens, from: &index)
  }
}

extension ActorStatement {
  /// Who it is, in a sentence.
  fileprivate var subject: String {
    switch self {
    case .device: "a device"
    case .administrator: "a user at the server's console"
    case .server: "the server"
    case .network: "the network"
    }
  }

  /// Whether this actor does what begins like that which another one can't do.
  fileprivate func does(_ failure: MatchFailure) -> Bool {
    func fits<Statement>(_ grammar: Grammar<Statement>) -> Bool {
      switch grammar.match(failure.tokens, from: failure.start, until: .sending) {
      case .success: true
      case .failure(let other): other.index > other.start
      }
    }
    switch self {
    case .device: return fits(ActionStatement.deviceGrammar)
    case .administrator: return fits(ActionStatement.consoleGrammar)
    case .server: return fits(ServerStatement.grammar)
    case .network: return fits(NetworkFault.grammar)
    }
  }
}
