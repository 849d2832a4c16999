import Foundation
import Testing

@testable import Conformance
@testable import Reporting

@Suite struct JSONReportTests {
  private func parsed(_ result: SuiteResult) throws -> [String: Any] {
    let data = Data(JSONReport(result).text.utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func itIsTheDocumentedFormat() throws {
    let report = try parsed(Sample.all)
    #expect(report["format"] as? String == "intentsim-run")
    #expect(report["version"] as? Int == 1)
    #expect(report["verdict"] as? String == "violated")
    #expect(report["exitStatus"] as? Int == 65)
    #expect(
      Set(report.keys) == [
        "format", "version", "verdict", "exitStatus", "without", "scenarios", "failures",
        "orphans",
        "secondRun",
      ])
  }

  @Test func aScenarioHasAllThatIsKnownOfIt() throws {
    let scenarios = try #require(parsed(Sample.all)["scenarios"] as? [[String: Any]])
    #expect(
      scenarios.map { $0["verdict"] as? String } == ["holds", "violated", "undecided", "undecided"])
    #expect(scenarios.map { $0["malformed"] as? Bool } == [false, false, false, true])
    #expect(scenarios[1]["title"] as? String == Sample.violated.title)
    #expect(scenarios[1]["expectations"] as? Int == 3)
    #expect(scenarios[1]["unexplored"] as? Int == 1)
    let failures = try #require(scenarios[1]["failures"] as? [[String: Any]])
    #expect(failures[0]["kind"] as? String == "expectation")
    #expect(failures[0]["rule"] as? String == "confirm.bound")
    #expect(failures[0]["line"] as? Int == 14)
    #expect(failures[0]["column"] is NSNull)
    #expect(failures[1]["details"] as? [String] == Sample.violated.failures[1].details)
  }

  @Test func whatHidesIsEscaped() {
    let text = JSONValue.string("\u{202E}\u{0}\"\\\n\u{1F600}").text
    #expect(text == "\"\\u202e\\u0000\\\"\\\\\\n\u{1F600}\"\n")
  }

  @Test func emptyPartsStayOnOneLine() {
    #expect(
      JSONValue.object([.init("a", .array([])), .init("b", .object([]))]).text
        == "{\n  \"a\": [],\n  \"b\": {}\n}\n")
  }
}
