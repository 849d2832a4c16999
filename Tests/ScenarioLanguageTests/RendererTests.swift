import IntentEngine
import Testing

@testable import ScenarioLanguage

@Suite struct RendererTests {
  private func render(_ line: String, marking word: String) -> String {
    let bytes = Array(line.utf8)
    let start = line.utf8.distance(
      from: line.startIndex, to: line.firstRange(of: word)?.lowerBound ?? line.endIndex)
    let source = SourceFile(path: "a/b.scenario", bytes: bytes)
    let span = Span(file: 0, start: start, end: start + word.utf8.count)
    return DiagnosticRenderer(sources: [source]).render(
      Diagnostic(
        id: .unknownName, span: span, message: "unknown device", suggestion: "did you mean it?"))
  }

  @Test func showsPlaceLineCaretAndHelp() {
    #expect(
      render("  then tablte: sync\n", marking: "tablte") == """
        a/b.scenario:1:8: error: unknown device [unknown-name]
          1 |   then tablte: sync
            |        ^~~~~~
          help: did you mean it?

        """)
  }

  @Test func tabsStayAligned() {
    let lines = render("\tthen\ttablte: sync", marking: "tablte").split(separator: "\n")
    #expect(lines[1] == "  1 | \tthen\ttablte: sync")
    #expect(lines[2] == "    | \t    \t^~~~~~")
  }

  @Test func longLinesAreClippedAroundTheCaret() {
    let line =
      String(repeating: "é", count: 5_000) + "tablte" + String(repeating: "x", count: 5_000)
    let lines = render(line, marking: "tablte").split(separator: "\n")
    #expect(lines[0].hasPrefix("a/b.scenario:1:5001: "))
    #expect(lines[1].count < 200 && lines[1].contains("tablte"))
    let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^")!)
    let word = lines[1].firstRange(of: "tablte")!.lowerBound
    #expect(lines[1].distance(from: lines[1].startIndex, to: word) == caret)
  }

  @Test func hiddenCharactersAreShownAsEscapes() {
    let text = render("  a\u{202E}b tablte\u{1B}[31m", marking: "tablte")
    #expect(text.contains("a\\u{202E}b tablte\\u{1B}[31m"))
    #expect(!text.unicodeScalars.contains { HiddenScalar.contains($0) && $0 != "\n" })
  }
}
