/// Why a line has no form of the statement table.
struct MatchFailure: Error {
  let tokens: [Token]
  /// The token that the statement begins with.
  let start: Int
  /// The token at which no form goes on; behind the last one where the line ends too early.
  let index: Int
  /// What would have been right there.
  let expected: [Matcher.Expected]
  /// The words that statements of this place begin with.
  let firstWords: [String]

  /// The failure as a mistake.
  var mistake: Mistake {
    if index >= tokens.count { return incomplete }
    return index == start ? unknown : unexpected
  }

  private var incomplete: Mistake {
    let last = tokens[tokens.count - 1].span
    return Mistake(
      id: .incompleteStatement, span: Span(file: last.file, start: last.end, end: last.end),
      before: "the line ends too early; expected \(expectation)")
  }

  private var unknown: Mistake {
    let token = tokens[index]
    return Mistake(
      id: .unknownStatement, span: token.span,
      before: "nothing here begins with \(token.shown); expected \(expectation)",
      suggestion: Hint.help(at: index, tokens, expected: expected)
        ?? Suggestion.didYouMean(token.text, among: firstWords.uniqued()))
  }

  private var unexpected: Mistake {
    let token = tokens[index]
    let words = expected.compactMap { wanted -> String? in
      if case .word(let word) = wanted { word } else { nil }
    }
    return Mistake(
      id: .unexpectedWord, span: token.span,
      before: "expected \(expectation), found \(token.shown)",
      suggestion: Hint.help(at: index, tokens, expected: expected)
        ?? (token.kind == .word ? Suggestion.didYouMean(token.text, among: words) : nil))
  }

  /// What would have been right, as far as it can be said in a line.
  private var expectation: String {
    let wanted = expected.isEmpty ? firstWords.map { Matcher.Expected.word($0) } : expected
    let words = wanted.map(\.shown).uniqued()
    let most = 7
    guard words.count > most, let last = words.last else { return Wording.alternatives(words) }
    return Wording.alternatives(Array(words.prefix(most - 2)) + ["..."] + [last])
  }
}

extension Matcher.Expected {
  /// What was expected, in words.
  fileprivate var shown: String {
    switch self {
    case .word(let word): "`\(word)`"
    case .slot(let slot): Wording.article(Wording.alternatives(slot.nouns))
    case .comma: "`,`"
    case .colon: "`:`"
    case .end: "the end of the line"
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
