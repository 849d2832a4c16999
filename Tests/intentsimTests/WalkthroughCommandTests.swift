import Conformance
import Foundation
import Testing

/// `intentsim walkthrough` in the project's own folder, and in one that has none.
@Suite("The command walkthrough")
struct WalkthroughCommandTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(
    "each question is told as its golden has it, and every golden belongs to one",
    arguments: ["q1", "q2", "q3", "rubric"])
  func goldens(name: String) throws {
    let program = try Program(in: Self.root)
    let told = try program.run("walkthrough", name, "--all")
    #expect(told.status == .holds, "\(told.output.suffix(2_000))")
    let golden = Self.root.appending(path: "golden/questions/\(name).walkthrough")
    #expect(try String(contentsOf: golden, encoding: .utf8) == told.output)
    let folder = Self.root.appending(path: "golden/questions").path
    let goldens = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".walkthrough") }
    #expect(goldens.count == 4)
  }

  @Test("Markdown holds the same beats")
  func markdown() throws {
    let told = try Program(in: Self.root).run("walkthrough", "Q2", "--format", "markdown")
    #expect(told.status == .holds)
    #expect(told.output.hasPrefix("# Q2: A project that belongs to no single person\n"))
    #expect(told.output.contains("\n## 3. The second admin decides\n"))
    let answer = try #require(told.output.range(of: "\n## The answer: ")).upperBound
    #expect(told.output[answer...].contains("\n**3. The second admin decides**\n"))
    #expect(told.output[answer...].contains("\n- [x] `=  give is transferred, replayed`\n"))
  }

  @Test("a page is written where it is wanted")
  func page() throws {
    let program = try Program()
    let file = program.folder.appending(path: "q1.html").path
    let written = try Program(in: Self.root).run("walkthrough", "q1", "--html", file)
    #expect(written.status == .holds)
    #expect(written.output == "page written to \(file)\n")
    #expect(program.read("q1.html")?.hasPrefix("<!DOCTYPE html>") == true)
  }

  @Test("a page lists what its golden lacks, as the exit status says it")
  func pageWithoutGolden() throws {
    let program = try Program()
    try program.write(SmallScenario.text(), to: "scenarios/a.scenario")
    let story = "walkthrough A\nbeat B\nscene \"a.scenario\"\nend\nholds t1 is done\n"
    try program.write(story, to: "scenarios/a.walkthrough")
    func page() throws -> (status: CommandStatus?, head: Substring) {
      let written = try program.run("walkthrough", "scenarios/a.walkthrough", "--html", "a.html")
      let text = try #require(program.read("a.html"))
      return (written.status, text[..<(try #require(text.range(of: "<main>")).lowerBound)])
    }
    let missing = try page()
    #expect(missing.status == .violated)
    #expect(missing.head.contains("no golden golden/a.walkthrough"))
    #expect(
      try program.run("walkthrough", "scenarios/a.walkthrough", "--update").status == .holds)
    let recorded = try page()
    #expect(recorded.status == .holds && !recorded.head.contains("What is wrong"))
    try program.write(
      story.replacing("beat B\n", with: "beat B\n  Other words.\n"), to: "scenarios/a.walkthrough")
    let changed = try page()
    #expect(changed.status == .violated)
    #expect(changed.head.contains("What is wrong") && changed.head.contains("Other words."))
  }

  @Test("a walkthrough of one's own is held to its golden, and a wrong one is not recorded")
  func own() throws {
    let program = try Program()
    try program.write(SmallScenario.text(), to: "scenarios/a.scenario")
    func write(_ fact: String) throws {
      try program.write(
        "walkthrough A\nbeat B\nscene \"a.scenario\"\nend\nholds \(fact)\n",
        to: "scenarios/a.walkthrough")
    }
    try write("t1 is open")
    let broken = try program.run("walkthrough", "scenarios/a.walkthrough", "--update")
    #expect(broken.status == .violated)
    #expect(broken.output.contains("a.walkthrough:5: the story no longer holds: holds t1 is open"))
    #expect(program.read("golden/a.walkthrough") == nil)
    try write("t1 is done")
    let missing = try program.run("walkthrough", "scenarios/a.walkthrough")
    #expect(missing.output.contains("no golden golden/a.walkthrough"))
    #expect(
      try program.run("walkthrough", "scenarios/a.walkthrough", "--update").status == .holds)
    #expect(try program.run("walkthrough", "scenarios/a.walkthrough").status == .holds)
    try write("dell is done")
    #expect(
      try program.run("walkthrough", "scenarios/a.walkthrough").status == .badScenario)
  }

  @Test("what is wrong with a walkthrough is told with its place, and nothing is played")
  func check() throws {
    let program = try Program()
    try program.write(SmallScenario.text(), to: "scenarios/a.scenario")
    let story = "walkthrough A\nbeat B\nscene \"a.scenario\"\nend\nholds t1 is open\n"
    try program.write(story, to: "scenarios/a.walkthrough")
    let checked = try program.run("check")
    #expect(checked.status == .holds)
    #expect(checked.output == "2 files checked: 0 errors, 0 warnings\n")
    for (line, place, id) in [
      ("play on", "6:1", "unknown-statement"),
      ("holds t1 is done\npoint \"C\" \"D\"", "7:11", "unexpected-word"),
      ("scene \"b.scenario\"", "6:7", "extends-unreadable"),
      ("without write.ones: fin is kept", "6:9", "unknown-rule"),
    ] {
      try program.write(story + line + "\n", to: "scenarios/a.walkthrough")
      for arguments in ["check", "check scenarios/a.walkthrough"] {
        let told = try program.shell("$INTENTSIM \(arguments)")
        #expect(told.status == .badScenario)
        #expect(told.output.contains("scenarios/a.walkthrough:\(place): error: "))
        #expect(told.output.contains("[\(id)]"), "\(told.output)")
      }
      let told = try program.run("walkthrough", "scenarios/a.walkthrough")
      #expect(told.status == .badScenario)
      #expect(told.output.hasPrefix("scenarios/a.walkthrough:\(place): "))
    }
    #expect(try program.run("check", "--format", "github").output.contains("line=6,col=9,"))
  }

  @Test("outside of `scenarios` the golden lies beside its source, which stays as it is")
  func elsewhere() throws {
    let program = try Program()
    try program.write(SmallScenario.text(), to: "x/a.scenario")
    let source = "walkthrough A\nbeat B\nscene \"a.scenario\"\nend\nholds t1 is done\n"
    try program.write(source, to: "x/a.walkthrough")
    let told = try program.run("walkthrough", "--all", "--update", "x/a.walkthrough")
    #expect(told.status == .holds)
    #expect(program.read("x/a.walkthrough") == source)
    #expect(program.read("x/a.told")?.contains("=  t1 is done") == true)
    #expect(try program.run("walkthrough", "--all", "x/a.walkthrough").status == .holds)
    let linked = try program.shell(
      "ln -sf a.walkthrough x/a.told && $INTENTSIM walkthrough --all --update x/a.walkthrough")
    #expect(linked.status == .usage)
    #expect(program.read("x/a.walkthrough") == source)
  }

  @Test("what is no walkthrough is a usage problem")
  func usage() throws {
    let program = try Program(in: Self.root)
    let unknown = try program.run("walkthrough", "Q9")
    #expect(unknown.status == .usage)
    #expect(unknown.complaint.contains("there are q1, q2, q3, rubric"))
    #expect(try program.run("walkthrough").status == .usage)
    #expect(try program.run("walkthrough", "Q1", "Q2").status == .usage)
    #expect(try program.run("walkthrough", "README.md").status == .usage)
    #expect(try program.run("walkthrough", "Q1", "--interview", "--all").status == .usage)
    #expect(try program.run("walkthrough", "Q1", "--questions", "--rubric").status == .usage)
    #expect(try program.run("walkthrough", "Q1", "--html", "a.html", "--update").status == .usage)
    #expect(
      try program.run("walkthrough", "Q1", "--html", "a.golden").complaint.contains("a golden"))
    #expect(
      try program.run("walkthrough", "Q1", "--update", "--format", "markdown").status == .usage)
    let inCI = try program.run("walkthrough", "Q1", "--update", environment: ["CI": "1"])
    #expect(inCI.status == .usage)
  }
}
