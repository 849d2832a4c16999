/// One row of the statement table: a form, what it says, and a line that shows it.
struct StatementRow: Sendable {
  let pattern: String
  let summary: String
  let example: String

  init(_ pattern: String, _ summary: String, _ example: String) {
    self.pattern = pattern
    self.summary = summary
    self.example = example
  }
}

/// What one place of a file can say: an enum with one case a statement.
///
/// The parser, the checker, the suggestions and `intentsim help language` all read its rows; the
/// checker's exhaustive switch over the cases is its table of contents.
protocol StatementSet: Hashable, Sendable {
  var row: StatementRow { get }
}

/// Where a statement may end, besides at the end of the line.
struct Stops: OptionSet {
  let rawValue: Int

  static let comma = Stops(rawValue: 1)
  static let colon = Stops(rawValue: 2)
  static let and = Stops(rawValue: 4)
  static let sending = Stops(rawValue: 8)
  /// Anywhere: the caller goes on behind it.
  static let anywhere = Stops(rawValue: 16)

  /// What can follow a statement, as far as it is worth telling.
  var expected: [Matcher.Expected] {
    let separators: [Matcher.Expected] =
      (contains(.comma) ? [.comma] : []) + (contains(.colon) ? [.colon] : [])
    return separators + (contains(.and) ? [.word("and")] : []) + (contains(.colon) ? [] : [.end])
  }

  /// Whether a statement may end before this token.
  func contains(_ token: Token) -> Bool {
    if contains(.anywhere) { return true }
    switch token.kind {
    case .comma: return contains(.comma)
    case .colon: return contains(.colon)
    case .word:
      return contains(.and) && token.text == "and" || contains(.sending) && token.text == "sending"
    case .text, .bad: return false
    }
  }
}

/// The compiled rows of one place of a file; made once.
struct Grammar<Statement: StatementSet>: Sendable {
  private let rows: [(statement: Statement, pattern: Pattern)]
  private let byFirstWord: [String: [Int]]
  /// The rows that begin with a slot.
  private let open: [Int]

  /// Compiles the rows of `statements`, in their order.
  init(_ statements: [Statement]) {
    self.init(statements.map { ($0, $0.row.pattern) })
  }

  /// Compiles patterns that differ from those of the rows.
  init(_ statements: [(Statement, String)]) {
    rows = statements.map { ($0, Pattern($1)) }
    var byFirstWord: [String: [Int]] = [:]
    var open: [Int] = []
    for (index, row) in rows.enumerated() {
      if let word = row.pattern.firstWord {
        byFirstWord[word, default: []].append(index)
      } else {
        open.append(index)
      }
    }
    self.byFirstWord = byFirstWord
    self.open = open
  }

  /// Whether nothing can stand at this place.
  var isEmpty: Bool { rows.isEmpty }

  /// The words that lines of this place begin with, in the order of the table.
  var firstWords: [String] { rows.compactMap(\.pattern.firstWord) }

  /// Finds the statements that the tokens from `start` on have the form of: the longest ones, in the
  /// order of the table.
  func match(
    _ tokens: [Token], from start: Int = 0, until stops: Stops = []
  ) -> Result<[Match<Statement>], MatchFailure> {
    var matcher = Matcher(tokens: tokens, from: start)
    var matches: [Match<Statement>] = []
    for index in candidates(tokens, start) {
      let (statement, pattern) = rows[index]
      guard let (bindings, end) = matcher.match(pattern, from: start) else { continue }
      guard end == tokens.count || stops.contains(tokens[end]) else {
        for wanted in stops.expected { matcher.miss(end, wanted) }
        continue
      }
      if let longest = matches.first?.end, end != longest {
        if end < longest { continue }
        matches = []
      }
      matches.append(
        Match(
          statement: statement, bindings: bindings, tokens: Array(tokens[start..<end]), end: end))
    }
    guard matches.isEmpty else { return .success(matches) }
    let openings = matcher.furthest == start ? firstWords.map { Matcher.Expected.word($0) } : []
    return .failure(
      MatchFailure(
        tokens: tokens, start: start, index: matcher.furthest,
        expected: (openings + matcher.expected).uniqued(), firstWords: firstWords))
  }

  /// The rows that can fit the first token, in the order of the table.
  private func candidates(_ tokens: [Token], _ start: Int) -> [Int] {
    guard start < tokens.count, tokens[start].kind == .word,
      let named = byFirstWord[tokens[start].text]
    else { return open }
    return open.isEmpty ? named : (named + open).sorted()
  }
}
