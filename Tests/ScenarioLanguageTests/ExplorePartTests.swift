import Testing

@testable import ScenarioLanguage

/// What is refused of the parts `explore`, `outcomes` and `schedule`.
@Suite("The parts of exploring")
struct ExplorePartTests {
  @Test(
    "an end that is forbidden as well, and one that is classed twice, are errors in their place")
  func outcomes() {
    let found = diagnostics(
      explore: ["losses 1"],
      outcomes: [
        "forbidden: t1 is open", "required: fin is parked and t1 is open",
        "allowed: fin is completed", "interesting: fin is completed", "allowed: fin is completed",
        "allowed: fin is parked",
      ])
    #expect(
      found == [
        "15:3 every end like this is forbidden", "17:3 this contradicts what was said before",
        "18:3 this is said twice",
      ])
  }

  @Test("a line that is forbidden in part is none of them: the first class counts")
  func overlapping() {
    let found = diagnostics(
      explore: ["losses 1"],
      outcomes: ["forbidden: fin is parked and t1 is done", "allowed: fin is parked"])
    #expect(found == [])
  }

  @Test("who could reach the server's rate is told so")
  func rate() {
    let steps = (1...15).map { "then phone: complete t1 as fin\($0)" }
    let found = diagnostics(steps: steps, explore: ["losses 1"])
    #expect(found.count == 1)
    #expect(found[0].contains("alice could send 128 requests"))
    #expect(diagnostics(steps: steps, explore: ["losses 1", "attempts 2"]) == [])
  }

  @Test("a step that begins twice in a schedule is not taken for a mistyped one")
  func twice() {
    let source = text(
      explore: [], schedule: ["phone: complete t1 as fin", "phone: complete t1 as fin"])
    let compiled = ScenarioCompiler.compile(path: "a.scenario", bytes: Array(source.utf8))
    let found = compiled.diagnostics.filter { $0.id == .unknownEvent }
    #expect(found.map(\.message) == ["the step begins more often than the script says it"])
    #expect(found.map(\.suggestion) == ["leave this line out"])
    #expect(compiled.scenario?.schedule == [.begin(step: 0)])
    #expect(compiled.scenario?.unknownEvent == "phone: complete t1 as fin")
  }

  private func diagnostics(
    steps: [String] = [], explore: [String], outcomes: [String] = []
  ) -> [String] {
    let source = text(steps: steps, explore: explore, outcomes: outcomes)
    let compiled = ScenarioCompiler.compile(path: "a.scenario", bytes: Array(source.utf8))
    return compiled.diagnostics.filter { $0.severity == .error }.map { found in
      let place = compiled.sources[found.span.file].position(at: found.span.start)
      return "\(place.line):\(place.column) \(found.message)"
    }
  }

  private func text(
    steps: [String] = [], explore: [String] = [], outcomes: [String] = [], schedule: [String] = []
  ) -> String {
    func part(_ name: String, _ lines: [String]) -> [String] {
      lines.isEmpty ? [] : [name] + lines.map { "  " + $0 }
    }
    let lines =
      [
        "scenario A race", "world", "  tenant acme", "    user alice",
        "    project launch \"Launch\" owned by alice", "      task t1 \"Book the venue\"",
        "devices", "  phone of alice",
      ] + part("steps", ["at 0s phone: complete t1 as fin"] + steps) + part("explore", explore)
      + part("outcomes", outcomes) + part("schedule", schedule)
      + part("expect", ["fin is completed"])
    return lines.map { $0 + "\n" }.joined()
  }
}
