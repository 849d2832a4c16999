/// What was meant by a step that does not begin as steps do.
enum StepHint {
  /// The mistake of a line that does not begin with when it happens.
  static func moment(_ tokens: [Token]) -> Mistake {
    Mistake(
      id: .unknownStatement, span: tokens[0].span,
      before: "\(tokens[0].shown) does not tell when; a step begins with `at 5s`, `+5s`, `then` or "
        + "`meanwhile`",
      suggestion: momentHelp(tokens))
  }

  private static func momentHelp(_ tokens: [Token]) -> String? {
    let first = tokens[0]
    guard first.kind == .word else { return nil }
    if isDuration(first) { return "did you mean `at \(first.text)` or `+\(first.text)`?" }
    if tokens.count > 1 && isDuration(tokens[1]) && delays.contains(first.text) {
      return "did you mean `+\(tokens[1].text)`?"
    }
    if tokens.count > 1 && (tokens[1].kind == .colon || tokens[1].kind == .comma) {
      return "put `then` before it"
    }
    return Suggestion.didYouMean(first.text, among: ["at", "then", "meanwhile"])
  }

  private static let delays = ["wait", "after", "in", "sleep", "pause", "delay"]

  private static func isDuration(_ token: Token) -> Bool {
    if case .success = Values.duration(token.text) { token.kind == .word } else { false }
  }

  /// An entry point that stands where its device should.
  ///
  /// - Parameter device: a device of the scenario, to show how it is written.
  static func actor(_ token: Token, device: String) -> String? {
    let isEntry = MannerStatement.allCases.contains {
      Pattern($0.row.pattern).firstWord == token.text
    }
    return isEntry && token.kind == .word
      ? "an entry point follows its device: `\(device), \(token.text):`" : nil
  }
}
