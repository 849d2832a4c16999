import IntentSimulation

extension Playthrough {
  /// Why the run is not decided, where it is not.
  var undecided: String? {
    guard case .undecided(let reason) = end else { return nil }
    return reason.words + (drift.map { ": \($0)" } ?? "")
  }

  /// Where the run has drifted from its schedule: what should have happened, and what could.
  var drift: String? {
    guard case .undecided(.drifted(let event)) = end, let schedule else { return nil }
    let text = ScheduleText(scenario: scenario)
    var choices: [Choice] = []
    world.choices(into: &choices)
    let possible = choices.map { text.line(world.identity(of: $0)) }
    let unique = possible.indices.filter { !possible[..<$0].contains(possible[$0]) }
      .map { "`\(possible[$0])`" }
    let could = unique.isEmpty ? "nothing can" : "what can: " + unique.joined(separator: ", ")
    let missing = event < schedule.count ? text.line(schedule[event]) : scenario.unknownEvent ?? ""
    return "`\(missing)`; \(could)"
  }
}
