import IntentEngine
import IntentSimulation

extension Checker {
  /// Makes the script.
  mutating func lowerSteps(_ lines: [StepLine]) {
    var earliest: Milliseconds = 0
    for (index, line) in lines.enumerated() {
      currentStep = index
      let moment = moment(line, isFirst: index == 0, earliest: &earliest)
      let actor = actor(line)
      let action = action(line, actor)
      guard let moment, let actor, let action else { continue }
      setup.script.append(Step(moment: moment, actor: actor, action: action, line: line.line))
      stepTexts.append(line.text)
      stepDeeds.append(line.deed)
    }
    currentStep = nil
  }

  /// When a step begins.
  ///
  /// - Parameter earliest: the earliest time that the step before can have begun.
  private mutating func moment(
    _ line: StepLine, isFirst: Bool, earliest: inout Milliseconds
  ) -> Moment? {
    let match = line.moment
    switch match.statement {
    case .at:
      guard let time = duration(match[0]) else { return nil }
      if time < earliest {
        diagnostics.report(
          .timeBackwards, match.span, "the step is before the one above it",
          suggestion: "steps stand in the order of time")
      }
      earliest = max(earliest, time)
      return .at(Instant(time))
    case .after:
      if isFirst { reportNothingBefore(match) }
      guard let delay = delay(match[0]) else { return nil }
      earliest += delay
      return .after(delay)
    case .then: return .then
    case .meanwhile:
      if isFirst { reportNothingBefore(match) }
      return .meanwhile
    }
  }

  private mutating func reportNothingBefore(_ match: Match<MomentStatement>) {
    diagnostics.report(
      .nothingBefore, match.span, "there is no step before this one",
      suggestion: "begin with `at 0s`")
  }

  private mutating func actor(_ line: StepLine) -> Actor? {
    let match = line.actor
    switch match.statement {
    case .server: return .server
    case .network: return .network
    case .administrator: return entity(match[0]).map { .administrator($0) }
    case .device: return device(match[0]).map { .device($0) }
    }
  }

  private mutating func action(_ line: StepLine, _ actor: Actor?) -> Action? {
    let id = firstInvocations[currentStep ?? 0]
    switch line.action {
    case .device(let readings), .console(let readings):
      checkOwnLink(readings[0], actor)
      let manner = manner(line, readings[0].statement)
      return best(of: readings) { checker, reading in
        checker.action(reading, line, actor, id: id, manner: manner)
      }
    case .server(let match):
      refuseTampering(line)
      return serverAction(match)
    case .network(let match):
      refuseTampering(line)
      return networkAction(match)
    }
  }

  /// How an action comes in, and what is sent in place of what should be.
  private mutating func manner(_ line: StepLine, _ statement: ActionStatement) -> Manner {
    var manner = Manner()
    checkContradictions(line.manners) { $0 == .suggested ? 0 : 1 }
    for match in line.manners {
      switch match.statement {
      case .entry(let entry):
        manner.entry = entry
        manner.utterance = match.optional(0).map { setup.texts.intern($0.text) }
      case .suggested: manner.isSuggested = true
      }
    }
    if statement.sendsRequest {
      manner.tampering = tampering(line.tampering)
    } else {
      refuseTampering(line)
      refuseEntry(line, statement)
    }
    return manner
  }

  /// A run comes in as a Shortcut; all else that sends no request has no entry point.
  private mutating func refuseEntry(_ line: StepLine, _ statement: ActionStatement) {
    if statement == .discover { return }
    let refused = line.manners.first { match in
      !(statement == .run && match.statement == .entry(.shortcuts) && match.optional(0) == nil)
    }
    guard let refused else { return }
    diagnostics.report(
      .entryNotAllowed, refused.span, "this action does not come in by an entry point")
  }

  private mutating func refuseTampering(_ line: StepLine) {
    guard let first = line.tampering.first else { return }
    diagnostics.report(
      .sendingNotAllowed, first.span, "this action sends no request that could be tampered with")
  }
}
