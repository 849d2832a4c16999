import Conformance
import Testing

/// `intentsim run` on folders of their own.
@Suite struct RunCommandTests {
  private let program: Program

  init() throws { program = try Program() }

  /// The smallest scenario that can be played.
  private func scenario(_ title: String, expecting fact: String = "t1 is done") -> String {
    SmallScenario.text(title, rules: "write.once", expecting: fact)
  }

  @Test func aMissingGoldenIsAViolationUntilItIsRecorded() throws {
    try program.write(scenario("One"), to: "scenarios/field/a.scenario")
    let first = try program.run("run")
    #expect(first.status == .violated)
    #expect(first.output.contains("intentsim run --update scenarios/field/a.scenario"))
    #expect(program.read("golden/field/a.golden") == nil)

    #expect(try program.run("run", "--update").status == .holds)
    #expect(program.read("golden/field/a.golden")?.hasSuffix("\n") == true)
    let second = try program.run("run", "--jobs=2", "--twice")
    #expect(second.status == .holds)
    #expect(second.output.contains("1 transcript the same, byte for byte"))
  }

  @Test func aGoldenIsRecordedInNothingButAFile() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    _ = try program.shell("mkdir golden && mkfifo golden/a.golden")
    let pipe = try program.run("run", "--update")
    #expect(pipe.status == .violated)
    #expect(pipe.output.contains("it is not a regular file"))
    _ = try program.shell("rm golden/a.golden && ln -s /dev/null golden/a.golden")
    #expect(try program.run("run", "--update").status == .violated)
  }

  @Test(arguments: ["scenarios/a.scenario", "golden/a.golden"])
  func aReportNeverReplacesAScenarioOrAGolden(file: String) throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    #expect(try program.run("run", "--update").status == .holds)
    let before = program.read(file)
    #expect(try program.run("run", "--output", file).status == .usage)
    #expect(program.read(file) == before)
  }

  @Test func aRunIsShownBeforeItsGoldenExists() throws {
    try program.write(scenario("One", expecting: "t1 is open"), to: "scenarios/a.scenario")
    let failing = try program.run("run")
    #expect(failing.output.contains("see the run with: intentsim run --show scenarios/a.scenario"))
    #expect(failing.output.contains("no golden golden/a.golden; mend what is wrong"))
    #expect(!failing.output.contains("--update"))
    let shown = try program.run("run", "--show", "--without", "write.once")
    #expect(shown.status == .violated)
    #expect(shown.output.contains("scenarios/a.scenario: the run\n\nscenario One\n"))
    #expect(shown.output.contains("\ntimeline\n"))
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    let missing = try program.run("run", "--show", "--format=text").output
    #expect(missing.contains("intentsim run --update scenarios/a.scenario"))
    #expect(missing.contains("\ntimeline\n"))
    _ = try program.run("run", "--update")
    let held = try program.run("run", "--show").output
    #expect(held.contains(program.read("golden/a.golden") ?? "nothing was recorded"))
    #expect(held.hasSuffix("1 scenario holds\n1 golden equal, 1 of 1 expect line kept\n"))
  }

  @Test(arguments: ["json", "junit", "github"])
  func aRunIsShownInTextAlone(format: String) throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    #expect(try program.run("run", "--show", "--format", format).status == .usage)
  }

  @Test func nothingIsRecordedFromABrokenRun() throws {
    try program.write(scenario("One", expecting: "t1 is open"), to: "scenarios/a.scenario")
    let ending = try program.run("run", "--update")
    #expect(ending.status == .violated)
    #expect(ending.output.contains("scenarios/a.scenario:18: violated: "))
    #expect(program.read("golden/a.golden") == nil)
  }

  @Test func nothingIsRecordedWhereNobodyLooks() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    #expect(try program.run("run", "--update", environment: ["CI": "true"]).status == .usage)
    #expect(try program.run("run", "--update", "--twice").status == .usage)
    #expect(try program.run("run", "--update", "--without", "write.once").status == .usage)
    #expect(program.read("golden/a.golden") == nil)
    #expect(try program.run("run", "--update", environment: ["CI": "false"]).status == .holds)
  }

  @Test func aGoldenThatDiffersIsShownAndRewrittenOnlyWhenAsked() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    _ = try program.run("run", "--update")
    let golden = try #require(program.read("golden/a.golden"))
    try program.write("mine\n" + golden, to: "golden/a.golden")
    let ending = try program.run("run")
    #expect(ending.status == .violated)
    #expect(ending.output.contains("first difference in line 1"))
    #expect(ending.output.contains("\n    -mine\n"))
    #expect(program.read("golden/a.golden") == "mine\n" + golden)
    #expect(try program.run("run", "--update").output.contains("golden/a.golden: rewritten\n"))
    #expect(program.read("golden/a.golden") == golden)
  }

  @Test func anOrphanIsAViolationAndDeletedOnlyWhenAsked() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    _ = try program.run("run", "--update")
    try program.write("old\n", to: "golden/gone/b.golden")
    let ending = try program.run("run")
    #expect(ending.status == .violated)
    #expect(ending.output.contains("golden/gone/b.golden: golden: no scenario"))
    #expect(program.read("golden/gone/b.golden") == "old\n")
    #expect(try program.run("run", "--update").output.contains("golden/gone/b.golden: deleted"))
    #expect(program.read("golden/gone/b.golden") == nil)
  }

  @Test func aFileWithErrorsIsToldAndTheOthersArePlayed() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    try program.write("elephants\n", to: "scenarios/b.scenario")
    _ = try program.run("run", "--update")
    let ending = try program.run("run", "--filter", "One")
    #expect(ending.status == .badScenario)
    #expect(ending.output.contains("scenarios/b.scenario:1:1: error: "))
    #expect(ending.output.contains("2 scenarios: 1 holds, 1 with errors\n"))
    #expect(try program.run("check").status == .badScenario)
    #expect(try program.run("check", "scenarios/a.scenario").status == .holds)
    #expect(try program.run("format", "--check").status == .badScenario)
  }

  @Test(arguments: ["One", "field/a", "write.on", "one"])
  func theFilterLooksAtEverythingAScenarioIsKnownBy(filter: String) throws {
    try program.write(scenario("One"), to: "scenarios/field/a.scenario")
    try program.write(
      scenario("Two").replacing("write.once", with: "write.key"), to: "scenarios/b.scenario")
    let ending = try program.run("run", "--filter", filter, "--format", "json")
    #expect(ending.output.contains("scenarios/field/a.scenario"))
    #expect(!ending.output.contains("scenarios/b.scenario"))
  }

  @Test func aFilterThatMatchesNothingIsAUsageProblem() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    #expect(try program.run("run", "--filter", "elephant").status == .usage)
  }

  @Test func theReportGoesToAFileAtOnce() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    _ = try program.run("run", "--update")
    let ending = try program.run("run", "--format", "junit", "--output", "out/report.xml")
    #expect(ending.status == .holds)
    #expect(ending.output.contains("1 scenario holds"))
    #expect(ending.output.hasSuffix("report written to out/report.xml\n"))
    #expect(program.read("out/report.xml")?.hasPrefix("<?xml") == true)
    #expect(try program.run("run", "--output", "scenarios").status == .usage)
  }

  @Test func reportsDoNotDependOnTheNumberOfJobs() throws {
    for name in "abcdefgh" {
      try program.write(scenario("\(name)"), to: "scenarios/\(name).scenario")
    }
    let one = try program.run("run", "--jobs", "1", "--format", "json")
    let many = try program.run("run", "--jobs", "8", "--format", "json")
    #expect(one.output == many.output)
    #expect(one.status == .violated)
  }

  @Test func formattingIsWrittenInPlace() throws {
    try program.write(
      scenario("One").replacing("  at 0s  phone:", with: "  at 0s      phone:"),
      to: "scenarios/a.scenario")
    #expect(try program.run("format", "--check").status == .violated)
    #expect(try program.run("format").output.contains("scenarios/a.scenario: rewritten\n"))
    #expect(try program.run("format", "--check").status == .holds)
  }

  @Test func theRulesWithoutAScenarioAreAViolation() throws {
    try program.write(scenario("One"), to: "scenarios/a.scenario")
    let ending = try program.run("rules")
    #expect(ending.status == .violated)
    #expect(ending.output.contains("write.key-scope"))
    let one = try program.run("rules", "write.once")
    #expect(one.output.contains("without it: "))
    #expect(one.output.contains("scenarios/a.scenario"))
  }
}
