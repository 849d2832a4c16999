import Foundation
import Testing

@testable import Conformance
@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Runs in all formats: the one model, and nothing in it taken for markup.
@Suite("Reports of runs")
struct RunReportTests {
  private func parsed(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("what json writes is as the schema says, and every field is in it")
  func schema() throws {
    var check = SchemaCheck(try parsed(ReportSchema.text))
    check.check(try parsed(RunReport.json.text(try Hostile.report())))
    #expect(check.problems == [])
    var report = ReportModel(Sample.all)
    report.rules = RuleMatrix(
      rows: [RuleCoverage(rule: .writeOnce, cited: ["a"], exercised: [])],
      mutants: [MutantRow(.writeOnceLookup, signs: [MutantSign(path: "a", lines: [1])])])
    check.check(try parsed(RunReport.json.text(report)))
    #expect(check.problems == [])
  }

  @Test("the schema refuses what it does not know, and what is of another kind")
  func schemaRefuses() throws {
    let schema = try parsed(ReportSchema.text)
    var report = try parsed(RunReport.json.text(try Hostile.report()))
    report["more"] = 1
    report["verdict"] = "perhaps"
    report["story"] = NSNull()
    report.removeValue(forKey: "notes")
    report["runs"] = [["label": true]]
    var check = SchemaCheck(schema)
    check.check(report)
    let said = check.problems.joined(separator: "\n")
    for part in [
      "unknown more", "perhaps is not one of", "$.story: not", "no notes", "no verdict",
      "label: not",
    ] {
      #expect(said.contains(part), "\(part)")
    }
  }

  @Test(
    "every format is the same, byte for byte, however often it is made",
    arguments: RunReport.allCases)
  func determinism(format: RunReport) throws {
    let text = try format.text(try Hostile.report())
    #expect(try format.text(try Hostile.report()) == text)
    #expect(text.hasSuffix("\n"))
  }

  @Test("no title hides or moves text, in any format", arguments: RunReport.allCases)
  func hiddenText(format: RunReport) throws {
    let text = try format.text(try Hostile.report())
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test("Mermaid reads every line, and shows every text as it is")
  func mermaid() throws {
    let report = try Hostile.report()
    let run = report.runs[0]
    let read = try MermaidReader(try RunReport.mermaid.text(report))
    #expect(read.names == run.lanes.map(\.name))
    #expect(read.lost == run.messages.count { $0.lost != nil })
    for event in run.events where event.kind != .arrived {
      #expect(read.texts.contains { $0.hasSuffix(VisibleText.escaped(event.text)) })
    }
    for message in run.messages where message.arrived != nil {
      #expect(read.texts.contains(VisibleText.escaped(message.text)))
    }
  }

  @Test(
    "a line that Mermaid would take otherwise is noticed",
    arguments: [
      "  l0->>l1: a; b", "  l0->>l1: a # b", "  l0->>l9: a", "  end", "  l0->>l1", "  Note over l0",
      "  l0->>l1: #lt;", "  participant end as end", "  l0->>l1: %% a", "  loop a",
      "  l0->>l1: <b>",
    ])
  func mermaidMistakes(line: String) {
    let head = "sequenceDiagram\n  actor l0 as phone\n  participant l1 as server\n"
    #expect(throws: Never.self) { try MermaidReader(head + "  l0->>l1: a\n") }
    #expect(throws: MermaidReader.Problem.self) { try MermaidReader(head + line + "\n") }
  }

  @Test("a diagram that a code host would refuse is cut, and says so")
  func mermaidLimit() throws {
    var run = try #require(try Hostile.report().runs.first)
    run.events = Array(repeating: run.events[0], count: 1_000)
    run.events[0].text = String(repeating: "x", count: 1_000)
    run.leftOut = 5
    let text = MermaidReport(run).text
    #expect(text.count < 50_000)
    #expect(text.contains(#/Note over l0,l2: and \d+ more events\n$/#))
  }

  @Test("the limit of a diagram counts what JavaScript counts")
  func mermaidUnits() throws {
    var run = try #require(try Hostile.report().runs.first)
    run.events = Array(repeating: run.events[0], count: 200)
    run.messages = []
    for place in run.events.indices {
      run.events[place].text = String(repeating: "\u{1F469}\u{200D}\u{1F680}", count: 100)
    }
    let text = MermaidReport(run).text
    #expect(text.utf16.count < 50_000)
    #expect(text.contains("more events"))
  }

  @Test(
    "Markdown takes nothing in prose as markup",
    arguments: [
      ("a & b ~c~ $d$ @e", "a \\& b \\~c\\~ \\$d\\$ \\@e"),
      ("*a* _b_ `c` #d", "\\*a\\* \\_b\\_ \\`c\\` \\#d"),
      ("<\u{301}img>", "\\<\u{301}img\\>"), ("- a - b", "\\- a - b"), ("+ a", "\\+ a"),
      ("===", "\\==="), ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("    a", "a"), ("10 a", "10 a"),
      ("", ""),
    ])
  func markdownProse(prose: String, shown: String) {
    #expect(Markdown.paragraph(prose) == shown)
  }

  @Test("a page says how many lines and scenarios it leaves out")
  func leftOut() throws {
    var report = try Hostile.report()
    report.result.scenarios[0].failures[0].details = (1...67).map { "line \($0)" }
    #expect(try RunReport.html.text(report).contains("line 60\nand 7 more lines</pre>"))
    let paths = (1...103).map { "\($0).scenario" }
    report.rules = RuleMatrix(
      rows: [RuleCoverage(rule: .writeOnce, cited: paths, exercised: paths)])
    let page = try RunReport.html.text(report)
    #expect(page.contains("<li><code>100.scenario</code></li><li>and 3 more</li></ul>"))
  }

  @Test("a table below a cut run is not said to be of its end")
  func cutRun() throws {
    var report = try Hostile.report()
    #expect(try RunReport.markdown.text(report).contains("<summary>What there is at the end<"))
    report.runs[0].leftOut = 5
    let text = try RunReport.markdown.text(report)
    #expect(text.contains("<summary>What there is after the last event shown<"))
  }

  @Test("Markdown stays below what a code host takes, and says what is left out")
  func markdownLimit() throws {
    let block = [String(repeating: "x", count: 300)]
    let text = ReportMarkdown.joined(Array(repeating: block, count: 9), limit: 1_000)
    #expect(text.utf8.count <= 1_000)
    #expect(text.hasSuffix("7 sections left out: the page is full.\n"))
    let whole = try RunReport.markdown.text(try Hostile.report())
    #expect(whole.contains("```mermaid"))
    let bare = whole.replacing("\\<", with: "")
    #expect(!bare.contains("<script"))
    #expect(!bare.contains("<img"))
  }

  @Test("a drawing is well-formed, and has an arrow for each message")
  func svg() throws {
    let report = try Hostile.report()
    let text = try RunReport.svg.text(report)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    let ways = text.split(separator: "\n").filter { $0.hasPrefix("<line class=\"way") }
    #expect(ways.count == report.runs[0].messages.count)
    #expect(ways.contains { $0.contains("way gone") })
    #expect(ways.contains { $0.contains("way copy") })
  }

  @Test("a drawing is of one run")
  func oneRun() throws {
    let report = ReportModel(Sample.all)
    var many = report
    many.rules = RuleMatrix(rows: [])
    for format in [RunReport.svg, .mermaid] {
      #expect(throws: UsageProblem.self) { try format.text(many) }
      #expect(throws: UsageProblem.self) { try format.text(report) }
    }
  }
}
