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
    format(
      path: path, bytes: bytes,
      goesOn: { PartStatement(named: $0.tokens[0].text)?.isHeader == true },
      parse: { _ = FileParser.parse($0, file: 0, into: &$1) })
  }

  /// Formats a file of either kind.
  ///
  /// - Parameters:
  ///   - goesOn: whether a line has no empty line before it.
  ///   - parse: reports what can't be parsed.
  static func format(
    path: String, bytes: [UInt8], goesOn: @escaping (SyntaxNode) -> Bool,
    parse: (SyntaxTree, inout DiagnosticBag) -> Void
  ) -> Outcome {
    let source = SourceFile(path: path, bytes: bytes)
    var diagnostics = DiagnosticBag()
    let inspection = SourceInspection(source, file: 0, into: &diagnostics)
    guard inspection.isReadable else { return .refused(diagnostics.diagnostics(of: [source])) }
    let tree = TreeParser.parse(
      source, file: 0, damagedLines: inspection.damagedLines, into: &diagnostics)
    parse(tree, &diagnostics)
    guard !diagnostics.hasErrors else { return .refused(diagnostics.diagnostics(of: [source])) }
    var writer = TreeWriter(goesOn: goesOn)
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
