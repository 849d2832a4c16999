import Conformance
import IntentEngine
import Testing

@testable import Conformance
@testable import Reporting

@Suite("The report of the mutants")
struct MutantsReportTests {
  private let matrix = MutantMatrix(
    rows: [
      MutantRow(
        .writeOnceLookup,
        signs: [
          MutantSign(path: "a", lines: [12], rules: [.writeOnce]), MutantSign(path: "b"),
        ]),
      MutantRow(.writeKeyClient, signs: [MutantSign(path: "b")]),
      MutantRow(.confirmByHandHand, signs: []),
    ], scenarios: ["a", "b"])

  @Test func survivorsComeFirst() {
    #expect(
      MutantsReport(matrix).report(.text) == """
        confirm.by-hand/hand: survived
            \(Safeguard.confirmByHandHand.absence)
            no run is any different
            see: intentsim rules confirm.by-hand/hand
        write.key/client: only by golden
            \(Safeguard.writeKeyClient.absence)
            b is different
            see: intentsim run --show --without write.key/client b
        write.once/lookup: killed by 1, first by a (expect, write.once)
        3 mutants on 2 scenarios: 1 killed, 1 survived, 1 only by golden

        """)
    #expect(matrix.exitStatus == .violated)
  }

  @Test func theFullTextNamesAllWhoNotice() {
    let text = MutantsReport(matrix, isFull: true).report(.text)
    #expect(text.contains("write.once/lookup: killed by 1\n"))
    #expect(text.contains("    a:12 write.once\n    b is different\n"))
  }

  @Test func theJSONHasEveryCellThatIsNotEmpty() {
    let json = MutantsReport(matrix).report(.json)
    #expect(json.hasPrefix("{\n  \"format\": \"intentsim-mutants\",\n  \"version\": 1,\n"))
    #expect(
      json.contains("\"killed\": 1,\n  \"mutants\": [\n    {\n      \"mutant\": \"confirm.by"))
    #expect(
      json.contains(
        """
            {
              "mutant": "write.once/lookup",
              "rule": "write.once",
              "absence": "\(Safeguard.writeOnceLookup.absence)",
              "keptByDevice": false,
              "verdict": "killed",
              "killed": 1,
              "signs": [
                {
                  "path": "a",
                  "kill": true,
                  "lines": [
                    12
                  ],
                  "rules": [
                    "write.once"
                  ]
                },
        """))
  }

  @Test func thePageHasATableForEachRule() {
    let page = MutantsReport(matrix).report(.markdown)
    #expect(page.hasPrefix("# Mutants\n\n3 mutants on 2 scenarios: "))
    #expect(page.contains("\n## Not killed\n"))
    #expect(page.contains("\n## write.once\n"))
    #expect(page.contains("| `write.once/lookup` | "))
    #expect(page.contains(" | a | expect, write.once |\n| | | b | golden |\n"))
    #expect(!page.contains("\n## write.version\n"))
  }

  @Test func theGoldenIsToldWhereItIsNotAsItWas() {
    var matrix = matrix
    matrix.rows.removeLast(2)
    #expect(matrix.exitStatus == .holds)
    matrix.golden = .differs
    matrix.goldenFailure = Failure(.goldenDiffers, message: "not as in it", details: ["-1", "+2"])
    #expect(matrix.exitStatus == .violated)
    #expect(
      MutantsReport(matrix).report(.text).contains("golden: not as in it\n    -1\n    +2\n"))
  }
}
