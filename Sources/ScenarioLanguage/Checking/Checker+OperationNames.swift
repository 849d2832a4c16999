import IntentEngine
import IntentSimulation

extension Checker {
  /// Gives every invocation of the script its id and its name, in the order of the script.
  mutating func declareOperations(_ steps: [StepLine]) {
    for (index, step) in steps.enumerated() {
      firstInvocations.append(InvocationID(intents.count))
      guard let match = step.action.invoking else { continue }
      let name = match.bindings.joined().first { $0.slot == .newName }
      switch match.statement {
      case .intent(let kind, _): declareOperation(name, match, step: index, kind)
      case .replay, .pickUp: declareOperation(name, match, step: index, intent(of: match[0].text))
      case .run: declareRun(match, name, step, index: index)
      case .suggest: declareSuggestions(name, step: index)
      case .confirm, .confirmForGood, .decline, .choose, .retry, .goOffline, .goOnline, .lock,
        .unlock,
        .background, .foreground, .killApp, .openApp, .signIn, .signOut, .switchTenant,
        .sync, .updateApp, .dismiss, .discover, .removeFile, .replaceFile:
        continue
      }
    }
    setup.invocationCount = intents.count
    guard steps.count > LanguageLimits.steps else { return }
    diagnostics.report(
      .tooMany, steps[LanguageLimits.steps].moment.span,
      "a scenario has at most \(LanguageLimits.steps) steps")
  }

  private mutating func declareOperation(
    _ name: Binding?, _ match: Match<ActionStatement>, step: Int, _ intent: IntentKind?
  ) {
    if name == nil { unnamedSteps.append(match.span) }
    let id = addInvocation(name?.text ?? "#\(step + 1)", step: step, intent)
    if let name { declare(name.token, .operation(id)) }
  }

  private mutating func addInvocation(
    _ name: String, step: Int, _ intent: IntentKind?
  ) -> InvocationID {
    let id = InvocationID(intents.count)
    setup.names.invocations.append(name)
    intents.append(intent)
    makers.append(step)
    return id
  }

  /// Declares a run of a Shortcut, and each of its steps: `tidy.1`, `tidy.2`.
  private mutating func declareRun(
    _ match: Match<ActionStatement>, _ name: Binding?, _ step: StepLine, index: Int
  ) {
    guard let place = shortcut(match[0].text, on: step.actor[0].text) else {
      if let name { declare(name.token, .doubtful) }
      return
    }
    shortcuts[place].isUsed = true
    let isNamed = name.map { declare($0.token, .run) } ?? false
    for (number, readings) in shortcuts[place].line.steps.enumerated() {
      guard case .intent(let kind, _) = readings[0].statement else { continue }
      let stepName = "\(name?.text ?? "#\(index + 1)").\(number + 1)"
      let id = addInvocation(stepName, step: index, kind)
      if isNamed, let name { names.declare(stepName, .operation(id), at: name.span) }
    }
  }

  /// The Shortcut of a name that is saved on a device, by its place in the list.
  func shortcut(_ name: String, on device: String) -> Int? {
    shortcuts.firstIndex { $0.line.match[0].text == name && $0.line.match[1].text == device }
  }

  /// The intent of an operation that was declared before.
  private func intent(of name: String) -> IntentKind? {
    guard case .operation(let id) = names[name]?.meaning else { return nil }
    return intents[Int(id.index)]
  }
}

extension StepLine.Action {
  /// What may make an invocation; its readings differ in names alone, so that one is enough.
  fileprivate var invoking: Match<ActionStatement>? {
    switch self {
    case .device(let readings), .console(let readings): readings[0]
    case .server, .network: nil
    }
  }
}
