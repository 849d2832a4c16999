import Conformance
import Testing

@testable import intentsim

/// The program as a whole: arguments in, text and exit status out.
@Suite struct CommandLineTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test func theVersionIsTold() throws {
    let ending = try program.run("--version")
    #expect(ending.status == .holds)
    #expect(ending.output == "intentsim \(Version.current)\n")
  }

  @Test(arguments: [
    [], ["rnu"], ["run", "--elephant"], ["--version", "now"], ["bench"], ["run", "nowhere"],
    ["run", "a.txt"], ["run", "empty"], ["run"], ["help", "elephant"], ["completions", "tcsh"],
    ["run", "--without", "write.ones"], ["run", "--jobs", "0"], ["run", "--jobs", "1000"],
  ])
  func whatCannotBeDoneIsAUsageProblem(words: [String]) throws {
    try program.write("", to: "a.txt")
    try program.write("", to: "empty/a.txt")
    let ending = try program.shell((["\"$INTENTSIM\""] + words).joined(separator: " "))
    #expect(ending.status == .usage)
    #expect(ending.output.isEmpty)
    #expect(ending.complaint.hasPrefix("intentsim: "))
    #expect(ending.complaint.split(separator: "\n").count == 1)
  }

  @Test func outputThatIsLostIsNoSuccess() throws {
    #expect(try program.shell("\"$INTENTSIM\" help >/dev/full").status == .usage)
  }

  @Test func aReaderThatGoesAwayIsNoProblem() throws {
    let line = "{ \"$INTENTSIM\" help; echo $? >status; } | true"
    let ending = try program.shell(line)
    #expect(ending.complaint.isEmpty)
    #expect(program.read("status") == "0\n")
  }
}
