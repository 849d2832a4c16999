import IntentEngine
import Testing

@testable import Conformance
@testable import Reporting

@Suite struct RulesReportTests {
  private let matrix = RuleMatrix(rows: [
    RuleCoverage(rule: .writeOnce, cited: ["a", "b"], exercised: ["a", "c"]),
    RuleCoverage(rule: .writeKey, cited: ["b"], exercised: ["c"]),
  ])

  @Test func theTableTellsWhatNoScenarioShows() {
    #expect(
      RulesReport(matrix).table == """
        write.once  cited by   2, exercised by   2
        write.key   cited by   1, exercised by   1  shown by no scenario
        2 rules, 1 shown by no scenario

        """)
    #expect(matrix.exitStatus == .violated)
  }

  @Test func anExplanationHasEveryClause() {
    let text = RulesReport(matrix).explanations
    for clause in Rule.writeOnce.safeguards + Rule.writeKey.safeguards {
      #expect(text.contains("  \(clause.slug)\n    without it: \(clause.absence)\n"))
    }
    #expect(text.contains("  b  (does not exercise it)\n"))
  }

  @Test func theJSONHasTheScenariosOfEachRule() {
    let json = RulesReport(matrix).json
    #expect(json.contains("\"format\": \"intentsim-rules\""))
    #expect(json.contains("\"rule\": \"write.once\""))
    #expect(json.contains("\"shown\": false"))
  }

  @Test func aFileWithErrorsIsWorseThanAnUnshownRule() {
    #expect(RuleMatrix(rows: [], malformed: ["a"]).exitStatus == .badScenario)
  }
}
