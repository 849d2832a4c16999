import Foundation
import ScenarioLanguage
import Testing

@testable import Conformance
@testable import Reporting

/// Many people over weeks, in every format of a report.
@Suite("Reports of a population")
struct CurveTests {
  private let report: ReportModel
  private let curve: CurveModel

  init() throws {
    let text = """
      population A few
        Five people live for two weeks.
      people 5, tasks 2, comments 1
      weeks 2
      seed 3

      habits
        complete-task 60% a day
        reopen-task 60% a day
        suggested reopen-task completed 5% dismissed 90% undone 5%

      expect
        showings of delete-comment are none

      """
    let compiled = ScenarioCompiler.compile(path: "few.scenario", bytes: Array(text.utf8))
    let scenario = try #require(compiled.scenario)
    curve = try #require(PopulationPlay(scenario, safeguards: .all)?.model)
    var report = ReportModel(
      SuiteResult(
        scenarios: [ScenarioResult(path: "few.scenario", goldenPath: "golden/few.golden")]))
    report.curve = curve
    self.report = report
  }

  @Test("the curve is that of the transcript: every week, and every person once")
  func model() throws {
    #expect(curve.people == 5 && curve.weekCount == 2)
    #expect(curve.intents.map(\.name) == ["complete-task", "reopen-task"])
    for week in curve.intents.flatMap(\.weeks) {
      #expect(week.standings.reduce(0) { $0 + $1.people } <= curve.people)
      #expect(week.completed + week.dismissed + week.undone <= week.shown)
    }
    #expect(curve.intents.contains { $0.weeks.contains { $0.dismissed > 0 } })
  }

  @Test("json is as the schema says")
  func json() throws {
    func parsed(_ text: String) throws -> [String: Any] {
      try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    var check = SchemaCheck(try parsed(ReportSchema.text))
    let written = try parsed(RunReport.json.text(report))
    check.check(written)
    #expect(check.problems == [])
    let read = try #require(written["curve"] as? [String: Any])
    #expect((read["intents"] as? [Any])?.count == 2)
  }

  @Test("Markdown and the page have every week of every intent")
  func words() throws {
    let (markdown, page) = (
      try RunReport.markdown.text(report), try RunReport.html.text(report)
    )
    for (number, week) in curve.intents.flatMap({ $0.weeks.enumerated() }) {
      #expect(markdown.contains("| \(number + 1) | \(week.shown) | \(week.completed) |"))
      #expect(page.contains(week.figures.joined(separator: ", ")))
      #expect(page.contains(#"<span class="stands">\#(week.standing)</span>"#))
    }
    for row in curve.measures { #expect(page.contains("<td>\(row[2])</td>")) }
  }
}
