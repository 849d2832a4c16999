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

  /// Plays the scenario by a schedule of a file.
  private func replay(_ schedule: String) throws -> Program.Ending {
    try program.write(schedule, to: "found.schedule")
    return try program.run("replay", "scenarios/a.scenario", "--schedule", "found.schedule")
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

  @Test("a schedule of a file is followed, and what does not fit is told in its place")
  func file() throws {
    let followed = try replay("schedule\n  phone: complete t1 as fin\n  deliver request of fin\n")
    #expect(followed.status == .holds)
    let wrong = try replay("schedule\n  phone: reopen t1 as fin\n")
    #expect(wrong.status == .undecided)
    #expect(wrong.output.contains("found.schedule:2:3: the script has no such step"))
    #expect(
      wrong.output.contains(
        "drifted: event 1 of the schedule can't happen there: `phone: reopen t1 as fin`; what can: "
          + "`phone: complete t1 as fin`"))
    let broken = try replay("schedule\n  phone: reopen t1 as fin\n  fly away\n")
    #expect(broken.status == .badScenario)
    #expect(broken.output.contains("found.schedule:3:3: "))
  }

  @Test("a schedule of a scenario that was edited goes as far as it fits, and has drifted")
  func edited() throws {
    #expect(try program.run("explore", "--update").status == .holds)
    let scenario = try #require(program.read("scenarios/a.scenario"))
    try program.write(
      scenario.replacing("as fin", with: "as end").replacing("  fin", with: "  end"),
      to: "scenarios/a.scenario")
    let renamed = try program.run("replay", "scenarios/a.scenario", "--outcome", "2")
    #expect(renamed.status == .undecided)
    #expect(renamed.output.contains("event 1 of the schedule can't happen there"))
    #expect(
      renamed.output.contains("`phone: complete t1 as fin`; what can: `phone: complete t1 as end`"))
    #expect(renamed.output.contains("0 of 0 expect lines kept"))
    let second = try replay("schedule\n  phone: complete t1 as end\n  lose request of fin\n")
    #expect(second.status == .undecided)
    #expect(
      second.output.contains(
        "event 2 of the schedule can't happen there: `lose request of fin`; what can: "
          + "`deliver request of end`"))
    #expect(second.output.contains("0 of 1 expect line kept"))
    let edited = try #require(program.read("scenarios/a.scenario"))
    let schedule = "schedule\n  phone: complete t1 as end\n  lose request of fin\n\n"
    try program.write(
      edited.replacing("expect\n", with: schedule + "expect\n"), to: "scenarios/a.scenario")
    for command in ["run", "replay", "fuzz"] {
      let drifted = try program.run(command, "scenarios/a.scenario")
      #expect(drifted.status == .undecided, "\(command): \(drifted.output)")
    }
  }

  @Test("what does not fit in a golden's schedule has the line that it has there")
  func line() throws {
    #expect(try program.run("explore", "--update").status == .holds)
    let golden = try #require(program.read("golden/a.explored"))
    try program.write(
      golden.replacing("    lose request of fin", with: "    lose request of fan"),
      to: "golden/a.explored")
    let lines = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "    lose request of fin")) + 1
    let wrong = try program.run("replay", "scenarios/a.scenario", "--outcome", "2")
    #expect(wrong.status == .undecided)
    #expect(wrong.output.contains("golden/a.explored:\(line):"))
  }

  @Test("a run that ends as is forbidden, or as nobody has recorded, does not hold")
  func classes() throws {
    #expect(try program.run("explore", "--update").status == .holds)
    let scenario = try #require(program.read("scenarios/a.scenario"))
    try program.write(
      scenario.replacing(
        "\nexpect\n",
        with: "\noutcomes\n  forbidden: fin is parked\n  allowed: fin is completed\n\nexpect\n"),
      to: "scenarios/a.scenario")
    let forbidden = try program.run("replay", "scenarios/a.scenario", "--outcome", "2")
    #expect(forbidden.status == .violated)
    let text = try #require(program.read("scenarios/a.scenario"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "  forbidden: fin is parked")) + 1
    #expect(
      forbidden.output.contains("a.scenario:\(line): violated: the run ends as is forbidden"))
    try program.write(scenario, to: "scenarios/a.scenario")
    let golden = try #require(program.read("golden/a.explored"))
    let second = try #require(golden.range(of: "\n\noutcome 2:"))
    try program.write(String(golden[..<second.lowerBound]) + "\n", to: "golden/a.explored")
    let new = try replay("schedule\n  phone: complete t1 as fin\n  lose request of fin\n")
    #expect(new.status == .violated)
    #expect(new.output.contains("the run ends as none of the outcomes in golden/a.explored"))
  }

  @Test("a run that has drifted keeps no line")
  func kept() throws {
    let drifted = try replay("schedule\n  deliver request of fin\n")
    #expect(drifted.status == .undecided)
    #expect(drifted.output.contains("0 of 1 expect line kept"))
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
