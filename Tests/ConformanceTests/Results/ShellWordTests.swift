import Testing

@testable import Conformance

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("scenarios/a.scenario", "scenarios/a.scenario"),
    ("", "''"),
    ("a b", "'a b'"),
    ("it's", "'it'\\''s'"),
    ("a\nb", "$'a\\x0ab'"),
    ("it's\u{1B}[31m\\", "$'it\\'s\\x1b[31m\\\\'"),
    ("a\u{202E}b", "$'a\\xe2\\x80\\xaeb'"),
  ])
  func aWordCanBePasted(word: String, shown: String) {
    #expect(ShellWord.quoted(word) == shown)
    #expect(VisibleText.escaped(ShellWord.quoted(word)) == ShellWord.quoted(word))
  }
}
