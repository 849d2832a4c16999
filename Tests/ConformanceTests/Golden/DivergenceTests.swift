import Testing

@testable import Conformance

@Suite struct DivergenceTests {
  private func text(_ golden: String, _ run: String) -> String? {
    Divergence(golden: Array(golden.utf8), run: Array(run.utf8))?.text
  }

  @Test func sameTextsDoNotDiverge() {
    #expect(text("a\n", "a\n") == nil)
  }

  @Test func theLineTheSectionAndTheColumnAreNamed() {
    #expect(
      text("timeline\n  0s phone\n", "timeline\n  0s tablet\n")
        == "first difference in line 2, under \"timeline\": different from column 6 on")
  }

  @Test func theColumnCountsCharacters() {
    #expect(text("\u{E9}\u{E9}a\n", "\u{E9}\u{E9}b\n")?.hasSuffix("column 3 on") == true)
    #expect(text("\u{E9}\u{E9}\n", "\u{E9}\u{E8}\n")?.hasSuffix("column 2 on") == true)
  }

  @Test func anEndIsSaidToBeOne() {
    #expect(text("a\n", "a\nb\n")?.hasSuffix("the golden ends here, the run goes on") == true)
    #expect(text("a\nb\n", "a\n")?.hasSuffix("the run ends here, the golden goes on") == true)
  }

  @Test func whatCannotBeSeenIsNamed() {
    #expect(text("a\r\n", "a\n")?.hasSuffix("only the line ending is different") == true)
    #expect(text("a\n", "a")?.hasSuffix("only the line ending is different") == true)
    #expect(text("a  b\n", "a b\n")?.hasSuffix("only white space is different") == true)
  }
}
