/// Makes a tree of a file's lines by their indentation; recovers from any mistake in it.
struct TreeParser {
  private let source: SourceFile
  private let file: Int
  private let damagedLines: Set<Int>
  private var flat: [(depth: Int, node: SyntaxNode)] = []
  private var trivia: [Trivia] = []
  private var isInStory = false

  /// Parses a whole file.
  static func parse(
    _ source: SourceFile, file: Int, damagedLines: [Int], into diagnostics: inout DiagnosticBag
  ) -> SyntaxTree {
    var parser = TreeParser(source: source, file: file, damagedLines: damagedLines)
    for line in 1...source.lineCount { parser.read(line, &diagnostics) }
    var next = 0
    return SyntaxTree(nodes: parser.nest(from: &next, depth: 0), trailing: parser.trivia)
  }

  private init(source: SourceFile, file: Int, damagedLines: [Int]) {
    self.source = source
    self.file = file
    self.damagedLines = Set(damagedLines)
  }

  /// Reads one line.
  private mutating func read(_ line: Int, _ diagnostics: inout DiagnosticBag) {
    let range = source.range(ofLine: line)
    let content = Lexer.trimmed(range, of: source)
    guard let first = source.bytes[content].first else {
      if trivia.last != .blank { trivia.append(.blank) }
      return
    }
    let indent = range.lowerBound..<content.lowerBound
    if first == UInt8(ascii: "#") {
      trivia.append(.comment(source.text(content), indent: indent.count))
      return
    }
    if indent.isEmpty { isInStory = false }
    let isTold = isInStory
    var node = isTold ? prose(content, line) : statement(content, line, &diagnostics)
    node.leading = trivia
    trivia = []
    if damagedLines.contains(line) { node.isBroken = true }
    let depth = isTold ? 1 : depth(of: indent, &diagnostics)
    flat.append((depth, node))
  }

  /// A line of the language; `scenario` and its like begin a story, and so does what would be
  /// otherwise.
  private mutating func statement(
    _ content: Range<Int>, _ line: Int, _ diagnostics: inout DiagnosticBag
  ) -> SyntaxNode {
    if let title = title(content) {
      isInStory = true
      let word = content.lowerBound..<(content.lowerBound + opening(content).count)
      var tokens = [token(.word, word)]
      if !title.isEmpty { tokens.append(token(.text, title)) }
      return SyntaxNode(tokens: tokens, line: line, isProse: true)
    }
    let lexer = Lexer(source, file: file, range: content, into: &diagnostics)
    if let first = lexer.tokens.first, TreeParser.reasoned.contains(where: first.isWord) {
      isInStory = true
    }
    return SyntaxNode(
      tokens: lexer.tokens, comment: lexer.comment, line: line,
      isBroken: lexer.tokens.contains { $0.kind == .bad })
  }

  /// The words that a title follows.
  private static let openings = ["scenario", "population", "walkthrough", "beat", "answer"].map {
    Array($0.utf8)
  }

  /// The words of lines that words of one's own can stand below.
  private static let reasoned = ["without", "losing"]

  /// The word of them that a line begins with; nothing where there is none.
  private func opening(_ content: Range<Int>) -> [UInt8] {
    TreeParser.openings.first { source.bytes[content].starts(with: $0) } ?? []
  }

  /// What follows such a word on its line.
  private func title(_ content: Range<Int>) -> Range<Int>? {
    let opening = opening(content)
    let rest = content.dropFirst(opening.count)
    guard !opening.isEmpty else { return nil }
    guard rest.isEmpty || Lexer.isSpace(source.bytes[rest.startIndex]) else { return nil }
    return Lexer.trimmed(rest.startIndex..<rest.endIndex, of: source)
  }

  private func prose(_ content: Range<Int>, _ line: Int) -> SyntaxNode {
    SyntaxNode(tokens: [token(.text, content)], line: line, isProse: true)
  }

  private func token(_ kind: Token.Kind, _ range: Range<Int>) -> Token {
    let span = Span(file: file, start: range.lowerBound, end: range.upperBound)
    return Token(kind: kind, span: span, text: source.text(range))
  }

  /// How deep a line lies, from 0; a wrong indentation is reported and put right.
  private func depth(of indent: Range<Int>, _ diagnostics: inout DiagnosticBag) -> Int {
    let deepest = (flat.last?.depth ?? -1) + 1
    let span = Span(file: file, start: indent.lowerBound, end: indent.upperBound)
    let bytes = source.bytes[indent]
    let tabs = bytes.count { $0 == UInt8(ascii: "\t") }
    let depth = (indent.count + tabs + 1) / 2
    if tabs > 0 {
      diagnostics.report(
        .tabIndentation, span, "a tab in the indentation", suggestion: "indent by two spaces")
    } else if indent.count % 2 != 0 {
      diagnostics.report(
        .badIndentation, span, "the line is indented by \(indent.count) spaces",
        suggestion: "indent by two spaces a level")
    } else if depth > deepest {
      diagnostics.report(
        .badIndentation, span,
        "the line is indented by \(indent.count) spaces, at most \(2 * deepest) fit here",
        suggestion: "indent by two spaces a level")
    } else if depth > LanguageLimits.nesting {
      diagnostics.report(
        .tooDeep, span, "blocks are nested at most \(LanguageLimits.nesting) deep")
    }
    return min(depth, deepest, LanguageLimits.nesting)
  }

  /// Takes the lines of one depth, each with those below it.
  private func nest(from next: inout Int, depth: Int) -> [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    while next < flat.count && flat[next].depth >= depth {
      var node = flat[next].node
      next += 1
      node.children = nest(from: &next, depth: depth + 1)
      nodes.append(node)
    }
    return nodes
  }
}
