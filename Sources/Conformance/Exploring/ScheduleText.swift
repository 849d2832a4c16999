import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Writes an order of events as the lines of a `schedule` part.
struct ScheduleText {
  let scenario: Scenario

  /// One event a line.
  func lines(_ schedule: [EventIdentity]) -> [String] { schedule.map(line) }

  /// An event as a line of a schedule.
  func line(_ event: EventIdentity) -> String {
    switch event {
    case .begin(let step): scenario.stepDeeds[step]
    case .message(let verb, let message): "\(verb.rawValue) \(name(message))"
    case .retry(let invocation): "retry \(name(invocation))"
    case .timeLimit(let invocation): "end time of \(name(invocation))"
    case .giveUpSignIn(let device): "give up sign-in of \(scenario.setup.names[device])"
    case .giveUpSync(let device): "give up sync of \(scenario.setup.names[device])"
    case .endOutage: "end outage"
    case .crash: "crash"
    case .restart: "restart"
    case .pass(let span): "pass \(DurationText.text(span))"
    }
  }

  private func name(_ message: MessageIdentity) -> String {
    let number = message.number == 1 ? "" : " \(message.number)"
    let subject =
      message.invocation.map(name) ?? message.device.map { scenario.setup.names[$0] } ?? ""
    return "\(message.kind.words)\(number) \(message.kind.preposition) \(subject)"
  }

  /// An operation that has no name is called after its step.
  private func name(_ invocation: InvocationID) -> String {
    let name = scenario.setup.names[invocation]
    return name.hasPrefix("#") ? "step-" + name.dropFirst() : name
  }
}
