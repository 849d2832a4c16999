import ScenarioLanguage
import Testing

@testable import Conformance

@Suite struct VisibleTextTests {
  @Test func hiddenCharactersAreEscaped() {
    #expect(
      VisibleText.escaped("a\u{7}\u{202E}\u{2028}b\u{E9}") == "a\\u{7}\\u{202E}\\u{2028}b\u{E9}")
  }

  @Test func aSuggestionEndsAMessage() {
    #expect(Suggestion.ending(for: "rnu", among: ["run"]) == "; did you mean \"run\"?")
    #expect(Suggestion.ending(for: "elephant", among: ["run"]).isEmpty)
  }

  @Test func shellWordsCanBePasted() {
    #expect(ShellWord.quoted("scenarios/a.scenario") == "scenarios/a.scenario")
    #expect(ShellWord.quoted("it's a") == "'it'\\''s a'")
    #expect(ShellWord.quoted("") == "''")
  }
}
