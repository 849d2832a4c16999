/// Writes a walkthrough's file in its canonical form, in which `beat` and `answer` have an empty line
/// before them, and nothing else has.
///
/// As with scenarios, formatting the result again changes nothing, no comment is lost, and neither
/// names nor scenes are looked up.
public enum WalkthroughFormatter {
  /// Formats a file.
  public static func format(path: String, bytes: [UInt8]) -> ScenarioFormatter.Outcome {
    ScenarioFormatter.format(
      path: path, bytes: bytes,
      goesOn: { !$0.tokens[0].isWord("beat") && !$0.tokens[0].isWord("answer") },
      parse: parse)
  }

  private static func parse(_ tree: SyntaxTree, _ diagnostics: inout DiagnosticBag) {
    var parser = FileParser(parsed: ParsedFile(file: 0), diagnostics: diagnostics)
    for node in tree.nodes where !node.isBroken { _ = parser.walkStatement(node) }
    diagnostics = parser.diagnostics
  }
}
