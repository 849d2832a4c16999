/// Writes a scenario file in its canonical form.
///
/// Formatting the result again changes nothing, and no comment is lost. Names are not looked up, so
/// a file with wrong names is formatted all the same.
public enum ScenarioFormatter {
  /// What became of a file.
  public enum Outcome: Sendable {
    /// The canonical text.
    case formatted(String)
    /// The file is not formatted, because it can't be parsed.
    case refused([Diagnostic])
  }

  /// Formats a file.
  public static func format(path: String, bytes: [UInt8]) -> Outcome {
    let source = SourceFile(path: path, bytes: bytes)
    var diagnostics = DiagnosticBag()
    let inspection = SourceInspection(source, file: 0, into: &diagnostics)
    guard inspection.isReadable else { return .refused(diagnostics.diagnostics(of: [source])) }
    let tree = TreeParser.parse(
      source, file: 0, damagedLines: inspection.damagedLines, into: &diagnostics)
    _ = FileParser.parse(tree, file: 0, into: &diagnostics)
    guard !diagnostics.hasErrors else { return .refused(diagnostics.diagnostics(of: [source])) }
    var writer = TreeWriter()
    writer.write(tree)
    return .formatted(writer.text)
  }

  /// One line in canonical form, without indentation.
  static func line(_ tokens: [Token]) -> String {
    var line = ""
    for token in tokens {
      let isClosing = token.kind == .comma || token.kind == .colon
      if !line.isEmpty && !isClosing { line += " " }
      line += written(token)
    }
    return line
  }

  private static func written(_ token: Token) -> String {
    switch token.kind {
    case .word, .bad: token.text
    case .text: TextLiteral.written(token.text)
    case .comma: ","
    case .colon: ":"
    }
  }
}
