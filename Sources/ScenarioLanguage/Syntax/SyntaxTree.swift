/// A file as nested lines; comments and blank lines are kept, so that the formatter loses nothing.
struct SyntaxTree: Sendable {
  /// The lines that are not indented, each with the lines below it.
  var nodes: [SyntaxNode] = []
  /// What follows the last line.
  var trailing: [Trivia] = []
}

/// One line, with the lines that are indented below it.
struct SyntaxNode: Sendable {
  /// Blank lines and comments above it.
  var leading: [Trivia] = []
  /// At least one token.
  var tokens: [Token]
  /// The comment at the end of the line, with its `#`.
  var comment: String?
  /// The line's number, from 1.
  var line: Int
  /// Whether something in the line was reported already, so that nothing more is said of it.
  var isBroken = false
  /// Whether the line is free text: the title and the story of a scenario.
  var isProse = false
  var children: [SyntaxNode] = []

  /// The whole line.
  var span: Span { tokens.span }
}

/// What stands between the lines that mean something.
enum Trivia: Hashable, Sendable {
  /// One or several blank lines.
  case blank
  /// A comment on a line of its own, with its `#`, and how many spaces it is indented.
  case comment(String, indent: Int)
}
