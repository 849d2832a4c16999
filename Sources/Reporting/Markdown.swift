import Conformance

/// Text as Markdown shows it, whatever is in it.
enum Markdown {
  /// Prose within a line: nothing in it is taken as markup.
  static func text(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    // Not by characters: a mark with an accent on it is one of its own, and still a mark.
    for scalar in VisibleText.escaped(text).unicodeScalars {
      if Markdown.marks.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }

  private static let marks = "\\`*_<>[]#|&~$@".unicodeScalars

  /// Prose that begins a line: it begins no list and underlines nothing, either.
  static func paragraph(_ prose: String) -> String {
    let text = Markdown.text(String(prose.drop(while: \.isWhitespace)))
    let digits = text.unicodeScalars.prefix { ("0"..."9").contains($0) }
    let rest = text.unicodeScalars.dropFirst(digits.count)
    let marks = (digits.isEmpty ? "-+=" : ".)").unicodeScalars
    guard let first = rest.first, marks.contains(first) else { return text }
    return "\(String(digits))\\\(String(rest))"
  }

  /// Prose in a cell of a table: on one line.
  static func cell(_ text: String) -> String {
    Markdown.text(text.replacing("\n", with: " "))
  }

  /// A short text as code, on one line; its fence is longer than any run of backticks in it.
  static func code(_ text: String) -> String {
    let line = VisibleText.escaped(text)
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let isTouching = line.hasPrefix("`") || line.hasSuffix("`")
    return isTouching ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// Lines as a block of code.
  static func block(_ lines: [String]) -> [String] {
    let longest = lines.map { longestRun(of: "`", in: $0) }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + "text"] + lines.map { VisibleText.escaped($0) } + [fence]
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for next in text {
      run = next == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
