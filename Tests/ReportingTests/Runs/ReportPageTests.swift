import Foundation
import IntentEngine
import Testing

@testable import Conformance
@testable import Reporting

/// The page: it stands alone, nothing on it is taken for markup, and it has a size.
@Suite("The page of a report")
struct ReportPageTests {
  @Test("nothing is fetched: no address stands in it, and its policy forbids all")
  func standsAlone() throws {
    let text = ReportPage(try Hostile.report()).text
    #expect(
      text.contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"))
    #expect(!text.contains(#/(?:src|href)="(?!#)/#))
    #expect(!text.contains(#/url\(|@import|https?:|innerHTML|eval\(|document\.write/#))
  }

  @Test("titles are text in every place")
  func escaping() throws {
    let text = ReportPage(try Hostile.report()).text
    #expect(text.ranges(of: "<script").count == 2)
    #expect(text.ranges(of: "</script>").count == 2)
    #expect(!text.contains("<img"))
    #expect(!text.contains("<b>|"))
    #expect(!text.contains("<i>"))
    #expect(text.contains("&lt;img src=x"))
    #expect(!text.contains("\u{202E}"))
  }

  @Test("its data is that of the report for programs")
  func data() throws {
    let report = try Hostile.report()
    let text = ReportPage(report).text
    let start = try #require(text.range(of: #"id="data">"#)).upperBound
    let end = try #require(text[start...].range(of: "</script>")).lowerBound
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any])
    #expect(data.keys.sorted() == ["run-0", "run-1"])
    let run = try #require(data["run-0"] as? [String: Any])
    #expect((run["events"] as? [Any])?.count == report.runs[0].events.count)
    #expect(!text[start..<end].contains("<"))
  }

  @Test("without scripts it has every event in a table, and the state at the end")
  func withoutScripts() throws {
    let report = try Hostile.report()
    let text = ReportPage(report).text
    for event in report.runs[0].events {
      #expect(text.contains(HTML.text(event.words)))
    }
    #expect(text.contains(#"<div class="controls" hidden>"#))
    #expect(text.contains("First difference"))
    #expect(text.contains("Outcome 1"))
  }

  @Test("a page has a size; what is left out is told")
  func limit() throws {
    let report = try Hostile.report()
    let whole = ReportPage(report).text
    let text = ReportPage(report, limit: whole.utf8.count - 2_000).text
    #expect(text.utf8.count < whole.utf8.count)
    #expect(text.contains("1 run left out"))
    #expect(text.contains(#"id="run-0""#) && !text.contains(#"id="run-1""#))
    #expect(!text.contains(#"id="comparison""#))
    for less in [1, 500, 5_000, 20_000] {
      let limit = whole.utf8.count - less
      #expect(ReportPage(report, limit: limit).text.utf8.count <= limit)
    }
  }

  @Test("the name of a rule leads to its text, also where it is broken or left out")
  func rules() throws {
    var report = try Hostile.report()
    report.result.without = ["write.once/lookup"]
    report.result.scenarios[0].failures.append(
      Failure(.universalRule, rule: .confirmByHand, message: "a yes that no hand gave"))
    report.runs[1].failures.append(
      Failure(.universalRule, rule: .ownershipQuorum, message: "given away by one person"))
    let text = ReportPage(report).text
    for rule in [Rule.writeOnce, .confirmByHand, .ownershipQuorum] {
      #expect(text.contains(##"href="#rule-\##(rule.slug)""##))
    }
    #expect(text.contains(">write.once/lookup</a>"))
    for link in text.matches(of: /href="#(rule-[^"]+)"/) {
      #expect(text.contains(#"<div id="\#(link.1)">"#))
    }
  }

  @Test("of runs that were drawn the shortest is not called that of all")
  func sampled() throws {
    var report = try Hostile.report()
    #expect(ReportPage(report).text.contains("A shortest run that ends so"))
    report.result.scenarios[0].explored = ExplorationFigures(
      verdict: .sampled(runs: 9), worlds: 0, transitions: 9, depth: 0, finals: 9, outcomes: 1,
      collision: "below 4 in 10^18")
    let text = ReportPage(report).text
    #expect(text.contains("The shortest of the runs that were drawn and end so"))
    #expect(!text.contains("A shortest run"))
  }

  @Test("an overview has every rule and scenario, and marks what is wrong")
  func overview() {
    var report = ReportModel(Sample.all)
    report.rules = RuleMatrix(
      rows: [RuleCoverage(rule: .writeOnce, cited: ["scenarios/01-first.scenario"], exercised: [])],
      mutants: [MutantRow(.writeOnceLookup, signs: [])])
    let text = ReportPage(report).text
    for scenario in Sample.all.scenarios { #expect(text.contains(HTML.text(scenario.path))) }
    #expect(text.contains("shown by no scenario"))
    #expect(text.contains("0 of 1"))
    #expect(text.contains(#"<span class="badge has errors">"#))
  }
}
