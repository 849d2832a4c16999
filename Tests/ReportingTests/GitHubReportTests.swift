import Testing

@testable import Conformance
@testable import Reporting

@Suite struct GitHubReportTests {
  private func lines(_ result: SuiteResult) -> [String] {
    GitHubReport(result).text.split(separator: "\n").map(String.init)
  }

  @Test func anAnnotationMarksItsLine() {
    #expect(
      lines(Sample.all).first
        == "::error file=scenarios/field/it's%2C 100%25.scenario,line=14,"
        + "title=intentsim%3A violated confirm.bound::c1 is deleted, but it is present")
  }

  @Test func severalLinesStayOneCommand() {
    #expect(
      lines(Sample.all)[1].hasSuffix(
        "::not as in the golden%0A--- golden%0A+++ this run%0A@@ -1 +1 @@%0A-a\\u{0}]]>%0A+b"))
  }

  @Test func warningsComeLast() {
    let lines = lines(Sample.all)
    #expect(lines.count { $0.hasPrefix("::error ") } == 6)
    #expect(
      lines.dropLast().last?.hasPrefix("::warning file=scenarios/x.scenario,line=2,col=1,") == true)
  }

  @Test func tenAtMostAndTheFirstSaysHowManyMore() {
    let many = lines(Sample.broken(times: 25))
    #expect(many.count == 11)
    #expect(many[0].hasSuffix("broken (and 15 more: intentsim run lists them)"))
    #expect(!many[1].contains("more"))
    #expect(lines(Sample.broken(times: 10))[0].hasSuffix("::broken"))
  }

  @Test func lineBreaksOfMessagesCannotBeginACommand() {
    #expect(
      GitHubReport.message(["100%", "a\r\n::error::b"]) == "100%25%0Aa\\u{D}\\u{A}::error::b")
    #expect(GitHubReport.property("a:b,c") == "a%3Ab%2Cc")
  }
}
