import IntentEngine
import Testing

@testable import Conformance
@testable import Reporting

@Suite struct RulesReportTests {
  private let matrix = RuleMatrix(
    rows: [
      RuleCoverage(
        rule: .writeOnce, cited: ["a", "b", "c"], exercised: ["a", "c"], underFaults: ["c"]),
      RuleCoverage(rule: .writeKey, cited: ["b"], exercised: ["c"]),
      RuleCoverage(rule: .writeAtomic, cited: ["b"], exercised: ["b"], underFaults: ["b"]),
      RuleCoverage(rule: .writeAlready, cited: ["a", "b"], exercised: ["a", "b"]),
    ],
    mutants: [
      MutantRow(
        .writeOnceLookup,
        signs: [
          MutantSign(path: "b"), MutantSign(path: "c", lines: [3, 4], rules: [.writeOnce]),
        ]),
      MutantRow(.writeKeyClient, signs: []),
      MutantRow(.writeKeyRequired, signs: [MutantSign(path: "a")]),
    ])

  @Test func theTableTellsWhichRulesLackScenarios() {
    #expect(
      RulesReport(matrix).table == """
        write.once     cited by   3, exercised by   2, under faults   1
        write.key      cited by   1, exercised by   1, under faults   0  shown by no scenario
        write.atomic   cited by   1, exercised by   1, under faults   1  shown by one scenario only
        write.already  cited by   2, exercised by   2, under faults   0  not shown under faults
        4 rules, 3 shown by too few scenarios

        """)
    #expect(matrix.exitStatus == .violated)
    #expect(matrix.lacking == [.writeKey, .writeAtomic, .writeAlready])
  }

  @Test func aMutantThatIsNotKilledIsAViolation() {
    var matrix = matrix
    matrix.rows.removeLast(3)
    #expect(matrix.exitStatus == .violated)
    matrix.mutants.removeLast(2)
    #expect(matrix.exitStatus == .holds)
  }

  @Test func anExplanationHasEveryClause() {
    let text = RulesReport(matrix).explanations
    for clause in Rule.writeOnce.safeguards + Rule.writeKey.safeguards {
      #expect(text.contains("  \(clause.slug)\n    without it: \(clause.absence)\n"))
    }
    #expect(text.contains("  b  (does not exercise it)\n  c  (under faults)\n"))
    #expect(text.contains("    noticed by c (expect, write.once)\n"))
    #expect(text.contains("    noticed by nobody\n"))
    #expect(text.contains("    noticed by goldens alone: a\n"))
    #expect(text.contains("recovery:\n  \(Rule.writeOnce.recovery)\n"))
    #expect(text.contains("checked on every run:\n  one effect a key\n"))
  }

  @Test func theJSONHasTheScenariosOfEachRule() {
    let json = RulesReport(matrix).json
    #expect(json.contains("\"format\": \"intentsim-rules\",\n  \"version\": 2,"))
    #expect(json.contains("\"rule\": \"write.once\""))
    #expect(json.contains("\"shown\": false"))
    #expect(json.contains("\"lack\": \"not shown under faults\""))
    #expect(json.contains("\"noticedBy\": \"c\""))
  }

  @Test func thePageHasEveryRuleWithItsScenariosAndMutants() {
    let page = RulesReport(matrix).markdown
    #expect(page.contains("| `write.once` | 2 | 1 | 1 of 1 |\n"))
    #expect(page.contains("\n## write.once\n"))
    #expect(page.contains("| noticed by c (expect, write.once) |\n"))
    #expect(page.contains("\n- c (under faults)\n"))
    #expect(page.contains("\nChecked on every run: one effect a key.\n"))
  }

  @Test func aFileWithErrorsIsWorseThanAnUnshownRule() {
    #expect(RuleMatrix(rows: [], malformed: ["a"]).exitStatus == .badScenario)
  }
}
