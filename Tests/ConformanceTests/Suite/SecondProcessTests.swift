import Testing

@testable import Conformance

@Suite struct SecondProcessTests {
  private let first = [Transcripts.Entry(path: "a", text: Array("one\n".utf8))]

  private func outcome(of program: String) -> SecondRun {
    SecondProcess(program: program, without: [], jobs: 1).compare(with: first)
  }

  @Test func aProcessThatDoesNotStartIsNoPass() {
    #expect(
      outcome(of: "/nowhere/intentsim")
        == .failed("the second process could not be started: /nowhere/intentsim"))
  }

  @Test func aProcessThatFailsIsNoPass() {
    #expect(outcome(of: "/bin/false") == .failed("the second process ended with status 1"))
  }

  @Test func aProcessThatPrintsSomethingElseIsNoPass() {
    #expect(
      outcome(of: "/bin/echo")
        == .failed("the second process ended before it had printed everything"))
  }

  @Test func aProcessThatPlaysOtherScenariosIsNoPass() {
    #expect(
      SecondProcess.difference(first, [])
        == .failed("the second process did not play the same scenarios"))
  }

  @Test func theFirstDifferenceIsShown() {
    let second = [Transcripts.Entry(path: "a", text: Array("two\n".utf8))]
    #expect(SecondProcess.difference(first, first) == nil)
    #expect(
      SecondProcess.difference(first, second)
        == .differs(
          path: "a",
          details: [
            "first difference in line 1: different from column 1 on", "--- first process",
            "+++ second process", "@@ -1 +1 @@", "-one", "+two",
          ]))
  }
}
