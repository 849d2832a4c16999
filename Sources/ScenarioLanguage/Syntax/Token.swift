/// One token of a line.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A run of characters without space, comma, colon or quote: a keyword, name, number, duration.
    case word
    /// A text; `Token.text` holds what it says, without quotes and escapes.
    case text
    case comma
    case colon
    /// Something that is no token; it was reported.
    case bad
  }

  var kind: Kind
  var span: Span
  /// The word, or what the text says.
  var text: String

  /// Whether the token is this word.
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  /// The token as messages show it.
  var shown: String {
    switch kind {
    case .word, .bad: Wording.quoted(text)
    case .text: "the text " + Wording.quoted(text)
    case .comma: "`,`"
    case .colon: "`:`"
    }
  }
}

extension [Token] {
  /// The stretch from the first to the last of these tokens, of which there is at least one.
  var span: Span { self[0].span.through(self[count - 1].span) }
}
