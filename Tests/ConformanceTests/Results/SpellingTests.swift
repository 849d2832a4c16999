import Testing

@testable import Conformance

@Suite struct SpellingTests {
  @Test func theNearestIsSuggested() {
    #expect(
      Spelling.nearest(to: "confirm.bond", among: ["confirm.once", "confirm.bound"])
        == "confirm.bound")
    #expect(Spelling.nearest(to: "rnu", among: ["run", "rules"]) == "run")
  }

  @Test func whatIsFarIsNot() {
    #expect(Spelling.nearest(to: "elephant", among: ["run", "check"]) == nil)
    #expect(Spelling.suggestion(for: "", among: []) == "")
  }

  @Test func hiddenCharactersAreEscaped() {
    #expect(
      VisibleText.escaped("a\u{7}\u{202E}\u{2028}b\u{E9}") == "a\\u{7}\\u{202E}\\u{2028}b\u{E9}")
  }

  @Test func shellWordsCanBePasted() {
    #expect(ShellWord.quoted("scenarios/a.scenario") == "scenarios/a.scenario")
    #expect(ShellWord.quoted("it's a") == "'it'\\''s a'")
    #expect(ShellWord.quoted("") == "''")
  }
}
