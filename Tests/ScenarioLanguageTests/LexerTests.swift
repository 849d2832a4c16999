import Testing

@testable import ScenarioLanguage

@Suite struct LexerTests {
  private func lex(_ line: String) -> (tokens: [Token], comment: String?, found: [DiagnosticID]) {
    let source = SourceFile(path: "x", bytes: Array(line.utf8))
    var bag = DiagnosticBag()
    let lexer = Lexer(source, file: 0, range: 0..<source.bytes.count, into: &bag)
    return (lexer.tokens, lexer.comment, bag.mistakes.map(\.id))
  }

  @Test func cutsALine() {
    let line = lex("  at 0s phone, siri \"a \\\"b\\\" # c\": x # why ")
    #expect(line.tokens.map(\.kind) == [.word, .word, .word, .comma, .word, .text, .colon, .word])
    #expect(line.tokens[5].text == "a \"b\" # c")
    #expect(line.comment == "# why")
  }

  @Test(arguments: ["\"", "\"a", "\"\\", "\"\\\"", "\"a\\u{\"", "\"\\u{110000}\"", "\"\\n\""])
  func neverFails(_ line: String) {
    let line = lex(line)
    #expect(line.tokens.map(\.kind) == [.bad])
    #expect(!line.found.isEmpty)
  }

  @Test func escapesComeBackAsTheyWere() {
    let text = "a \"quoted\" \\ \u{202E}\u{7} é 🙂"
    #expect(lex(TextLiteral.written(text)).tokens.map(\.text) == [text])
  }

  @Test func valuesAreExact() throws {
    #expect(try Values.duration("1d2h3m4s5ms").get() == 93_784_005)
    #expect(try Values.duration("0s").get() == 0)
    #expect(throws: Values.Failure.tooLarge) {
      try Values.duration("1d18446744073709551615ms").get()
    }
    for bad in ["", "5", "s", "1m1h", "1x", "1.5s", "-1s", "１s"] {
      #expect(throws: Values.Failure.malformed, "\(bad)") { try Values.duration(bad).get() }
    }
    #expect(try Values.basisPoints("0.5%").get() == 50)
    #expect(try Values.basisPoints("100.00%").get() == 10_000)
    for bad in ["100.01%", "5", "%", "1.234%", ".5%", "1.%", "-1%"] {
      #expect(throws: Values.Failure.self, "\(bad)") { try Values.basisPoints(bad).get() }
    }
  }
}
