import Conformance
import Testing

/// `intentsim replay` on a folder of its own.
@Suite("The command replay")
struct ReplayCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      SmallScenario.text(parts: "explore\n  losses 1\n  attempts 1\n"),
      to: "scenarios/a.scenario")
  }

  @Test("the run that stands for an outcome ends as the golden says, or has drifted")
  func outcome() throws {
    #expect(try program.run("explore", "--update").status == .holds)
    let lost = try program.run("replay", "scenarios/a.scenario", "--outcome", "2")
    #expect(lost.status == .holds)
    #expect(lost.output.contains("loses"))
    #expect(lost.output.contains("fin  parked"))
    let golden = try #require(program.read("golden/a.explored"))
    try program.write(
      golden.replacing("task     t1 \"Book the venue\"  version 1  open", with: "task     t1 gone"),
      to: "golden/a.explored")
    let other = try program.run("replay", "scenarios/a.scenario", "--outcome", "2")
    #expect(other.status == .violated)
    #expect(other.output.contains("the run ends otherwise than in the golden"))
    try program.write(
      golden.replacing("lose request of fin", with: "lose reply to fin"), to: "golden/a.explored")
    let drifted = try program.run("replay", "scenarios/a.scenario", "--outcome", "2")
    #expect(drifted.status == .undecided)
    #expect(drifted.output.contains("`lose reply to fin`; what can: `deliver request of fin`"))
    #expect(drifted.output.contains("again: intentsim replay --outcome 2 scenarios/a.scenario"))
  }

  @Test("a schedule of a file is followed, and its mistakes are told in their place")
  func file() throws {
    try program.write(
      "schedule\n  phone: complete t1 as fin\n  deliver request of fin\n", to: "found.schedule")
    let followed = try program.run(
      "replay", "scenarios/a.scenario", "--schedule", "found.schedule")
    #expect(followed.status == .holds)
    try program.write("schedule\n  phone: reopen t1 as fin\n", to: "found.schedule")
    let wrong = try program.run("replay", "scenarios/a.scenario", "--schedule", "found.schedule")
    #expect(wrong.status == .badScenario)
    #expect(wrong.output.contains("found.schedule:2:3: the script has no such step"))
  }

  @Test("what can't be replayed is a usage problem")
  func usage() throws {
    let none = try program.run("replay", "scenarios/a.scenario")
    #expect(none.status == .usage)
    #expect(none.complaint.contains("has no part `schedule`"))
    #expect(try program.run("replay").status == .usage)
    #expect(try program.run("replay", "scenarios").status == .usage)
    #expect(try program.run("replay", "scenarios/a.scenario", "--outcome", "1").status == .usage)
    #expect(try program.run("replay", "scenarios/a.scenario", "--outcome", "0").status == .usage)
    let both = try program.run(
      "replay", "scenarios/a.scenario", "--outcome", "1", "--schedule", "x")
    #expect(both.status == .usage)
    #expect(
      try program.run("replay", "scenarios/a.scenario", "--schedule", "no.file").status == .usage)
  }
}
