import Testing

@testable import Conformance
@testable import Reporting

@Suite struct TextReportTests {
  @Test func whatHoldsIsShort() {
    #expect(
      TextReport(Sample.good).text == """
        1 scenario holds
        1 golden equal, 2 of 2 expect lines kept
        second process: 1 transcript the same, byte for byte

        """)
  }

  @Test func everythingThatIsWrongIsToldWithItsPlaceAndCommand() {
    #expect(
      TextReport(Sample.all).text == """
        scenarios/field/it's, 100%.scenario:14: violated confirm.bound: c1 is deleted, but it is present
        scenarios/field/it's, 100%.scenario: golden: not as in the golden
            --- golden
            +++ this run
            @@ -1 +1 @@
            -a\\u{0}]]>
            +b
            again: intentsim run --without write.once 'scenarios/field/it'\\''s, 100%.scenario'
            see the run with: intentsim run --without write.once --show 'scenarios/field/it'\\''s, 100%.scenario'

        scenarios/field/long.scenario: undecided: the limit of 1000 events was reached
            again: intentsim run --without write.once scenarios/field/long.scenario
            see the run with: intentsim run --without write.once --show scenarios/field/long.scenario

        scenarios/x.scenario:2:1: warning: nobody uses it
        scenarios/x.scenario:3:7: error: unknown device "tablte" [unknown-name]
              3 | at 0s tablte:
                |       ^~~~~~
            again: intentsim run --without write.once scenarios/x.scenario

        golden/old.golden: golden: no scenario scenarios/old.scenario; intentsim run --update deletes it
        second run: undecided: the second process ended by signal 6
        4 scenarios: 1 holds, 1 violated, 1 undecided, 1 with errors; 1 golden without a scenario
        2 goldens equal, 3 of 4 expect lines kept, 1 expect line needs exploring
        without write.once

        """)
  }

  @Test func theRunIsShownBehindItsFailures() {
    var shown = Sample.violated
    shown.transcript = "scenario Two\n\ntimeline\n"
    let text = TextReport(SuiteResult(scenarios: [shown])).text
    #expect(
      text.contains(
        """
            again: intentsim run 'scenarios/field/it'\\''s, 100%.scenario'

        scenarios/field/it's, 100%.scenario: the run

        scenario Two

        timeline

        1 scenario: 1 violated
        """))
    #expect(!text.contains("see the run with"))
  }

  @Test func whatNeedsExploringIsNotCountedAsKept() {
    var result = Sample.held
    result.expectations = 5
    result.unexplored = 1
    let one = TextReport(SuiteResult(scenarios: [result])).text
    #expect(one.contains("4 of 4 expect lines kept, 1 expect line needs exploring\n"))
    result.unexplored = 2
    let two = TextReport(SuiteResult(scenarios: [result])).text
    #expect(two.contains("3 of 3 expect lines kept, 2 expect lines need exploring\n"))
  }

  @Test func aLongDiffIsCut() {
    var result = Sample.held
    result.failures = [
      Failure(.goldenDiffers, message: "long", details: (1...100).map { "+\($0)" })
    ]
    let lines = TextReport(SuiteResult(scenarios: [result])).text.split(separator: "\n")
    #expect(lines.contains("    +60"))
    #expect(!lines.contains("    +61"))
    #expect(lines.contains("    (40 more lines)"))
  }

  @Test func recordingSaysWhatChanged() {
    var created = Sample.held
    created.golden = .created
    var rewritten = Sample.violated
    rewritten.failures = []
    rewritten.golden = .rewritten
    rewritten.changes = ["-a", "+b"]
    let orphan = OrphanGolden(path: "golden/o.golden", scenarioPath: "o.scenario", isDeleted: true)
    let text = TextReport(SuiteResult(scenarios: [created, rewritten], orphans: [orphan])).text
    #expect(text.contains("golden/01-first.golden: recorded\n"))
    #expect(text.contains("golden/field/it's, 100%.golden: rewritten\n    -a\n    +b\n"))
    #expect(text.contains("golden/o.golden: deleted, there is no o.scenario\n"))
  }

  @Test func coloursAreOnlyWhereTheyAreAskedFor() {
    #expect(!TextReport(Sample.all).text.contains("\u{1B}"))
    #expect(TextReport(Sample.all, isColoured: true).text.contains("\u{1B}[31m"))
  }
}
