import ScenarioLanguage
import Testing

/// A scenario to be explored: a few steps of Alice's on her devices, about one task.
enum RaceScenario {
  /// Compiles it.
  ///
  /// Each part is a list of lines; without `expect`, `fin` is to be completed.
  static func compile(
    devices: [String] = ["phone", "tablet"],
    steps: [String], explore: [String], outcomes: [String] = [], schedule: [String] = [],
    expect: [String] = []
  ) throws -> Scenario {
    func part(_ name: String, _ lines: [String]) -> [String] {
      lines.isEmpty ? [] : [name] + lines.map { "  " + $0 }
    }
    let lines =
      [
        "scenario A race", "world", "  tenant acme", "    user alice",
        "    project launch \"Launch\" owned by alice", "      task t1 \"Book the venue\"",
      ] + part("devices", devices.map { "\($0) of alice" }) + part("steps", steps)
      + part("explore", explore) + part("outcomes", outcomes)
      + part("schedule", schedule) + part("expect", expect.isEmpty ? ["fin is completed"] : expect)
    let text = lines.joined(separator: "\n") + "\n"
    let compiled = ScenarioCompiler.compile(path: "race.scenario", bytes: Array(text.utf8))
    let messages = compiled.diagnostics.map(\.message).joined(separator: "; ")
    return try #require(compiled.scenario, "\(messages)")
  }
}
