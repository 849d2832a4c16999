import Conformance

/// Text as Markdown shows it, whatever is in it.
enum Markdown {
  /// Prose: nothing in it is taken as markup.
  static func text(_ text: String) -> String {
    var escaped = ""
    for character in VisibleText.escaped(text) {
      if "\\`*_<>[]#|".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// Prose in a cell of a table: on one line.
  static func cell(_ text: String) -> String {
    Markdown.text(text.replacing("\n", with: " "))
  }
}
