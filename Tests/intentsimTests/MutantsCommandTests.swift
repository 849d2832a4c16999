import Conformance
import Testing

/// `intentsim mutants` on a folder of its own.
@Suite("The command mutants")
struct MutantsCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      SmallScenario.text(rules: "write.version", expecting: "reply to fin offers undo"),
      to: "scenarios/a.scenario")
  }

  @Test("what is killed alone holds; a survivor is a violation")
  func statuses() throws {
    let killed = try program.run("mutants", "--only", "recover.summary/after")
    #expect(killed.status == .holds)
    #expect(killed.output.contains("    scenarios/a.scenario:18"))
    #expect(try program.run("mutants", "--only", "write.once").status == .violated)
    #expect(try program.run("mutants", "--quick").status == .violated)
  }

  @Test("what does not exist, or is nothing, is a usage problem")
  func usage() throws {
    let unknown = try program.run("mutants", "--only", "write.ones")
    #expect(unknown.status == .usage)
    #expect(unknown.complaint.contains("did you mean \"write.once\"?"))
    #expect(try program.run("mutants", "--filter", "elephant").status == .usage)
    #expect(try program.run("mutants", "nowhere").status == .usage)
    #expect(try program.run("mutants", "--format", "junit").status == .usage)
    #expect(try program.run("mutants", "--output", "golden/mutants.golden").status == .usage)
    let inCI = try program.run("mutants", "--update", environment: ["CI": "true"])
    #expect(inCI.status == .usage)
  }

  @Test("the golden is recorded when asked, and a run leaves it alone")
  func golden() throws {
    #expect(try program.run("mutants").output.contains("no golden golden/mutants.golden"))
    #expect(try program.run("mutants", "--update").output.contains("the golden is recorded\n"))
    #expect(try program.run("mutants").output.hasSuffix("; the golden is equal\n"))
    _ = try program.run("run", "--update")
    #expect(program.read("golden/mutants.golden") != nil)
    #expect(try program.run("run").status == .holds)
  }

  @Test("reports are the same whatever the jobs, and go to a file")
  func reports() throws {
    for format in ["text", "json", "markdown"] {
      let one = try program.run("mutants", "--jobs=1", "--format", format)
      #expect(try program.run("mutants", "--jobs=5", "--format", format).output == one.output)
      #expect(one.status == .violated)
    }
    let ending = try program.run("mutants", "--format", "markdown", "--output", "mutants.md")
    #expect(ending.output.hasSuffix("report written to mutants.md\n"))
    #expect(program.read("mutants.md")?.hasPrefix("# Mutants\n") == true)
  }
}
