import IntentEngine
import IntentSimulation

/// The `schedule` part.
///
/// A schedule outlives edits of its scenario. What it names may be gone; then it ends before that event,
/// with a warning and not with an error, so that its run still shows how far it fits.
extension Checker {
  /// Makes the order of events, up to the first one whose names the scenario does not have.
  mutating func lowerSchedule(_ file: ParsedFile) {
    guard file.parts[.schedule] != nil else { return }
    var begun: Set<Int> = []
    var events: [EventIdentity] = []
    for line in file.schedule {
      let before = diagnostics.mistakes.count
      let event = event(line, of: file, &begun)
      if unknownEvent != nil { continue }
      if let event {
        events.append(event)
      } else if diagnostics.mistakes.dropFirst(before).contains(where: { $0.id == .unknownEvent }) {
        unknownEvent = ScenarioFormatter.line(line.tokens)
      }
    }
    schedule = events
  }

  private mutating func event(
    _ line: ScheduleLine, of file: ParsedFile, _ begun: inout Set<Int>
  ) -> EventIdentity? {
    switch line {
    case .step(let tokens): return step(tokens, of: file, &begun).map { .begin(step: $0) }
    case .event(let match, _):
      let before = diagnostics
      diagnostics = DiagnosticBag()
      let event = event(match)
      let mistakes = diagnostics.mistakes
      diagnostics = before
      for var mistake in mistakes {
        if mistake.id == .unknownName || mistake.id == .wrongKind { mistake.id = .unknownEvent }
        diagnostics.report(mistake)
      }
      return event
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
        .unknownEvent, tokens.span,
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
