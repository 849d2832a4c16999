import Conformance
import Foundation
import Testing

/// `intentsim report` and `intentsim schema` on a folder of their own.
@Suite("The command report")
struct ReportCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(
      SmallScenario.text(rules: "write.once", parts: SmallScenario.choice),
      to: "scenarios/a.scenario")
    #expect(try program.run("run", "--update").status == .holds)
  }

  @Test("a page is written, the same each time, with every outcome and the nearest passing run")
  func page() throws {
    let first = try program.run("report", "scenarios/a.scenario", "--html", "one.html")
    #expect(first.status == .violated)
    #expect(first.output == "report written to one.html\n")
    let again = try program.run(
      "report", "scenarios/a.scenario", "--format", "html", "--output", "two.html", "--jobs", "1",
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(again.status == .violated)
    let page = try #require(program.read("one.html"))
    #expect(program.read("two.html") == page)
    for part in ["id=\"run-0\"", "id=\"run-1\"", "id=\"outcomes\"", "id=\"comparison\""] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(page.contains("<ul class=\"why\"><li>it ends as is forbidden</li></ul>"))
  }

  @Test("mutants go with an overview alone")
  func mutantsOfOne() throws {
    for rest in ["", " --outcome 1"] {
      let asked = try program.shell("$INTENTSIM report scenarios/a.scenario --mutants" + rest)
      #expect(asked.status == .usage)
      #expect(asked.complaint.contains("name a folder, or no path"))
    }
  }

  @Test("a file with errors is undecided, and that is why")
  func malformed() throws {
    try program.write("scenario A\n", to: "scenarios/b.scenario")
    for (format, words) in [
      ("markdown", "**undecided**, because its file has errors: `scenarios/b.scenario`"),
      ("html", "undecided</span>, because its file has errors: <code>scenarios/b.scenario"),
    ] {
      let told = try program.run("report", "scenarios/b.scenario", "--format", format)
      #expect(told.status == .badScenario)
      #expect(told.output.contains(words), "\(told.output.prefix(400))")
    }
  }

  @Test("a run that breaks a line on its way, and ends well, can be stepped through")
  func counterexample() throws {
    try program.write(
      try #require(program.read("scenarios/a.scenario"))
        .replacing("forbidden: fin is parked", with: "allowed: fin is parked")
        .replacing("\nexpect\n", with: "\nexpect\n  always t1 is open\n"),
      to: "scenarios/a.scenario")
    let told = try program.run("report", "scenarios/a.scenario", "--format", "json")
    #expect(told.status == .violated)
    #expect(told.output.contains("\"label\": \"counterexample 1\""))
    #expect(told.output.contains("expected: always t1 is open"))
  }

  @Test("a faulty run stands beside the sound one, in every format")
  func without() throws {
    try program.write(
      try #require(program.read("scenarios/a.scenario"))
        .replacing("at 0s  phone", with: "at 0s  network: lose reply to fin\n  meanwhile phone")
        .replacing(#/\nexplore\n(.|\n)*(?=expect)/#, with: "\n"), to: "scenarios/a.scenario")
    let json = try program.run(
      "report", "scenarios/a.scenario", "--without", "write.once", "--format", "json")
    #expect(json.output.contains("\"label\": \"without write.once\""))
    #expect(json.output.contains("\"label\": \"with every safeguard\""))
    #expect(json.output.contains("\"firstDifference\": "))
    #expect(!json.output.contains("golden-differs"))
    let markdown = try program.run("report", "scenarios/a.scenario", "--without", "write.once")
    #expect(markdown.output.contains("```mermaid\nsequenceDiagram\n"))
  }

  @Test("a run by the schedule of an outcome is told")
  func outcome() throws {
    #expect(try program.run("explore", "--update").status == .violated)
    try program.write("schedule\n  phone: complete t1 as fin\n", to: "found.schedule")
    let told = try program.run(
      "report", "scenarios/a.scenario", "--schedule", "found.schedule", "--format", "mermaid")
    #expect(told.status == .holds)
    #expect(told.output.hasPrefix("sequenceDiagram\n"))
    let missing = try program.run("report", "scenarios/a.scenario", "--outcome", "9")
    #expect(missing.status == .usage)
  }

  @Test("a folder is an overview, and what does not hold can be stepped through")
  func overview() throws {
    let explored = try #require(program.read("scenarios/a.scenario"))
    try program.write(
      SmallScenario.text(rules: "write.once"), to: "scenarios/a.scenario")
    let held = try program.run("report", "--html", "all.html")
    #expect(held.status == .holds)
    #expect(held.output == "report written to all.html\n")
    let page = try #require(program.read("all.html"))
    #expect(page.contains("id=\"overview\"") && !page.contains("id=\"run-0\""))
    try program.write(
      try #require(program.read("scenarios/a.scenario"))
        .replacing("\nexpect\n  fin is completed", with: "\nexpect\n  t1 is open"),
      to: "scenarios/b.scenario")
    let faulty = try program.run("report", "--html", "faulty.html", "--mutants")
    #expect(faulty.status == .violated)
    let shown = try #require(program.read("faulty.html"))
    #expect(shown.contains("Mutants killed"))
    #expect(shown.contains("id=\"run-0\"") && !shown.contains("id=\"run-1\""))
    try FileManager.default.removeItem(
      at: program.folder.appendingPathComponent("scenarios/b.scenario"))
    try program.write(explored, to: "scenarios/a.scenario")
    let all = try program.run("report")
    #expect(all.status == .violated, "how explored runs end counts as well")
    #expect(all.output.contains("a run ends as is forbidden"))
  }

  @Test("what can't be shown is a usage problem, and a bad file tells what is wrong")
  func usage() throws {
    #expect(try program.run("report", "--format", "svg").status == .usage)
    #expect(try program.run("report", "--html", "a.html", "--format", "json").status == .usage)
    #expect(try program.run("report", "--html", "scenarios/a.scenario").status == .usage)
    #expect(try program.run("report", "--schedule", "a", "--outcome", "1").status == .usage)
    #expect(try program.run("report", "--without", "write.twice").status == .usage)
    #expect(try program.run("report", "nowhere").status == .usage)
    try program.write("scenario Bad\n", to: "scenarios/bad.scenario")
    let bad = try program.run("report", "scenarios/bad.scenario")
    #expect(bad.status == .badScenario)
    #expect(bad.output.contains("## What is wrong"))
  }

  @Test("the schema is printed")
  func schema() throws {
    let printed = try program.run("schema")
    #expect(printed.status == .holds)
    let value = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
    #expect((value as? [String: Any])?["$schema"] != nil)
  }
}
