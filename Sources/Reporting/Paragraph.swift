/// Prose in lines that a terminal shows whole.
package enum Paragraph {
  /// The words of a text in lines of at most eighty characters.
  ///
  /// - Parameter indentation: how many spaces each line begins with.
  package static func lines(_ text: String, indentation: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
