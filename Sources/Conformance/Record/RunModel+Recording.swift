import IntentEngine
import IntentSimulation
import ScenarioLanguage

extension RunModel {
  /// Plays a scenario and writes down every event.
  ///
  /// - Returns: nothing for many people over weeks: they are no single run.
  init?(_ scenario: Scenario, safeguards: Safeguards, label: String) {
    let judged = Player.judge(scenario, options: RunOptions(safeguards: safeguards))
    guard case .script(let whole) = judged.run else { return nil }
    self.init(RunModel.record(whole, safeguards: safeguards), of: scenario, label: label)
    undecided = judged.undecided
    failures = judged.failures
    settleVerdict()
  }

  /// Takes what was written down of a scenario's run.
  init(_ recorder: RunRecorder, of scenario: Scenario, label: String) {
    self.init(
      label: label, verdict: .holds, undecided: nil, failures: [],
      isTimed: scenario.schedule == nil, lanes: recorder.lanesWithPauses,
      operations: scenario.setup.names.invocations, beginning: recorder.beginning)
    events = recorder.events
    messages = recorder.messages.filter { $0.sent < events.count }
    leftOut = recorder.leftOut
  }

  /// Makes the verdict that of what was found.
  mutating func settleVerdict() {
    verdict = failures.isEmpty ? (undecided == nil ? .holds : .undecided) : .violated
  }

  /// Plays a run once more, and writes down what happens.
  static func record(_ whole: Playthrough, safeguards: Safeguards) -> RunRecorder {
    var options = WorldOptions()
    options.safeguards = safeguards
    var run = ScenarioRun(whole.scenario, options: options)
    var recorder = RunRecorder(whole, beginning: run.world)
    _ = run.run { recorder.look(at: $0) }
    return recorder
  }
}
