import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

/// A scenario in a small office, as a record of its run.
enum RecordedOffice {
  /// A checked scenario from steps, one a line, and parts that come after them.
  static func scenario(steps: [String], parts: [String] = []) throws -> Scenario {
    let text =
      ([
        "scenario In a small office", "world", "  tenant acme", "    user alice",
        "    project launch \"Spring launch\" owned by alice", "      task t1 \"Book the venue\"",
        "devices", "  phone of alice", "  tablet of alice", "steps",
      ] + steps.map { "  " + $0 } + parts + ["expect", "  launch is at version 1"]).joined(
        separator: "\n") + "\n"
    let compiled = ScenarioCompiler.compile(path: "office.scenario", bytes: Array(text.utf8))
    let messages = compiled.diagnostics.map(\.message).joined(separator: "; ")
    return try #require(compiled.scenario, "\(messages)")
  }

  /// The run of a scenario, event by event.
  static func run(
    _ steps: [String], parts: [String] = [], safeguards: Safeguards = .all
  ) throws -> RunModel {
    let scenario = try scenario(steps: steps, parts: parts)
    return try #require(RunModel(scenario, safeguards: safeguards, label: "this run"))
  }
}
