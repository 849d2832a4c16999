import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A random scenario as a scenario file.
enum FuzzedFile {
  /// The path that a file has before it is written anywhere.
  static let path = "fuzzed.scenario"

  /// The whole file of a generated scenario, nothing left out.
  ///
  /// - Parameters:
  ///   - story: the lines below the title.
  ///   - expectations: what should have been so.
  static func text(
    of generated: GeneratedScenario, title: String, story: [String], rules: [Rule] = [],
    expectations: [String] = []
  ) throws(ScenarioWriter.Unwritable) -> String {
    let head =
      ["scenario \(title)"] + story.map { "  " + $0 }
      + (rules.isEmpty ? [] : ["rules " + rules.map(\.slug).joined(separator: ", ")])
    return try ScenarioWriter.text(
      of: generated.setup, head: head,
      expectations: expectations.isEmpty ? [nothing(generated.setup)] : expectations)
  }

  /// The same file with an order of events; `nil` where it has errors, or lacks an operation.
  ///
  /// - Parameters:
  ///   - schedule: the order, in the numbers of what was generated: the file may have others.
  ///   - names: what was generated calls everything.
  static func text(_ text: String, following schedule: [EventIdentity], by names: Names) -> String?
  {
    guard let scenario = scenario(text) else { return nil }
    var events: [EventIdentity] = []
    for event in schedule {
      let own = event.inPlace { invocation in
        scenario.setup.names.invocations.firstIndex(of: names[invocation]).map { InvocationID($0) }
      }
      guard let own else { return nil }
      events.append(own)
    }
    return self.text(text, with: "schedule", ScheduleText(scenario: scenario).lines(events))
  }

  /// The same file with another part before what is expected; without lines, as it is.
  static func text(_ text: String, with part: String, _ lines: [String]) -> String {
    if lines.isEmpty { return text }
    let whole = [part] + lines.map { "  " + $0 } + ["", "expect"]
    return text.replacing("\nexpect\n", with: "\n\(whole.joined(separator: "\n"))\n")
  }

  /// A line that asks nothing of one run: a scenario has to have one.
  static func nothing(_ setup: WorldSetup) -> String {
    "sometimes \(setup.names.devices.first ?? "phone") is signed out"
  }

  /// The scenario that a file's text stands for; `nil` where it has errors.
  static func scenario(_ text: String) -> Scenario? {
    ScenarioCompiler.compile(path: path, bytes: Array(text.utf8)).scenario
  }
}
