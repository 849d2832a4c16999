/// Cuts one line into tokens; it never fails: what is no token becomes a `bad` one and is reported.
struct Lexer {
  /// The tokens of the line.
  private(set) var tokens: [Token] = []
  /// The comment at the end of the line, with its `#`.
  private(set) var comment: String?

  private let source: SourceFile
  private let file: Int
  private var offset: Int
  private let end: Int

  /// Cuts the bytes of `range`, which lie within one line.
  init(_ source: SourceFile, file: Int, range: Range<Int>, into diagnostics: inout DiagnosticBag) {
    self.source = source
    self.file = file
    offset = range.lowerBound
    end = range.upperBound
    tokens.reserveCapacity(12)
    while let byte = nextByte() {
      switch byte {
      case UInt8(ascii: "#"):
        comment = trimmed(offset..<end)
        offset = end
      case UInt8(ascii: ","): take(.comma, to: offset + 1)
      case UInt8(ascii: ":"): take(.colon, to: offset + 1)
      case UInt8(ascii: "\""): takeText(&diagnostics)
      default: takeWord(&diagnostics)
      }
    }
  }

  /// The next byte that is no space.
  private mutating func nextByte() -> UInt8? {
    while offset < end && Lexer.isSpace(source.bytes[offset]) { offset += 1 }
    return offset < end ? source.bytes[offset] : nil
  }

  /// Takes a word; one that begins like a text or a comment of elsewhere is told as such.
  private mutating func takeWord(_ diagnostics: inout DiagnosticBag) {
    let next = endOfWord()
    let word = source.text(offset..<next)
    if let closing = ForeignQuote.closing(of: word) {
      let end = endOfText(closing)
      diagnostics.report(
        .wrongQuotes, span(offset..<end), "these are not the quotes of a text",
        suggestion: "a text stands in straight double quotes: \"Ship\"")
      return take(.bad, to: end)
    }
    guard word.hasPrefix("//") else { return take(.word, to: next) }
    diagnostics.report(
      .wrongComment, span(offset..<(offset + 2)), "no comment begins with `//`",
      suggestion: "a comment begins with `#`")
    take(.bad, to: end)
  }

  /// Where a text with foreign quotes ends: behind the closing one, or at the end of the line.
  private func endOfText(_ closing: [String]) -> Int {
    for next in offset + 1..<max(offset + 1, end) {
      let rest = source.bytes[next..<end]
      if let quote = closing.first(where: { rest.starts(with: $0.utf8) }) {
        return next + quote.utf8.count
      }
    }
    return end
  }

  private func endOfWord() -> Int {
    var next = offset
    while next < end {
      switch source.bytes[next] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ":"),
        UInt8(ascii: "\""):
        return next
      default: next += 1
      }
    }
    return next
  }

  private mutating func take(_ kind: Token.Kind, to next: Int) {
    tokens.append(
      Token(kind: kind, span: span(offset..<next), text: source.text(offset..<next)))
    offset = next
  }

  /// Takes a text from its opening to its closing quote.
  private mutating func takeText(_ diagnostics: inout DiagnosticBag) {
    var next = offset + 1
    var said: [UInt8] = []
    var isGood = true
    while next < end && source.bytes[next] != UInt8(ascii: "\"") {
      guard source.bytes[next] == UInt8(ascii: "\\") else {
        said.append(source.bytes[next])
        next += 1
        continue
      }
      if let (scalar, length) = TextLiteral.escape(source.bytes[(next + 1)..<end]) {
        said.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
        next += 1 + length
      } else {
        isGood = false
        diagnostics.report(
          .badEscape, span(next..<min(next + 2, end)), "there is no such escape",
          suggestion: "the escapes are \\\", \\\\ and \\u{…} with up to 8 hexadecimal digits")
        next = min(next + 2, end)
      }
    }
    if next == end {
      isGood = false
      let isCurly = String(decoding: said, as: UTF8.self).contains {
        "\u{201C}\u{201D}".contains($0)
      }
      diagnostics.report(
        .unterminatedText, span(offset..<end), "the text has no closing quote",
        suggestion: isCurly ? "a text ends in a straight double quote, as it begins" : nil)
    }
    let after = min(next + 1, end)
    let text = String(decoding: said, as: UTF8.self)
    tokens.append(Token(kind: isGood ? .text : .bad, span: span(offset..<after), text: text))
    offset = after
  }

  private func span(_ range: Range<Int>) -> Span {
    Span(file: file, start: range.lowerBound, end: range.upperBound)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    source.text(Lexer.trimmed(range, of: source))
  }

  /// A stretch without the spaces around it.
  static func trimmed(_ range: Range<Int>, of source: SourceFile) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end && isSpace(source.bytes[start]) { start += 1 }
    while end > start && isSpace(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether a byte separates tokens.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
