import Conformance

/// Text as HTML shows it, whatever is in it.
enum HTML {
  /// Text between tags.
  static func text(_ text: String) -> String { XMLText.content([text]) }

  /// Text as an attribute's value, with its quotes.
  static func attribute(_ text: String) -> String { XMLText.attribute(text) }

  /// A verdict as a badge; told by words and not by its colour alone. That a device holds a copy is
  /// something else.
  static func badge(_ verdict: String) -> String {
    let words = verdict == Verdict.holds.rawValue ? "checks hold" : verdict
    return #"<span class="badge \#(verdict)">\#(HTML.text(words))</span>"#
  }

  /// Lines with columns, of which each goes on below itself where it is longer than the page is wide.
  static func rows(_ lines: [String]) -> String {
    lines.isEmpty
      ? ""
      : #"<pre class="rows">"# + lines.map { "<span>\(HTML.text($0))</span>" }.joined() + "</pre>"
  }

  /// Rows of cells as a list; the cell that names the thing stands out.
  static func list(_ rows: [[String]], naming place: Int) -> String {
    if rows.isEmpty { return #"<ul><li class="none">nothing</li></ul>"# }
    let items = rows.map { row in
      let cells = row.enumerated().filter { !["", "-"].contains($0.element) }.map { column, cell in
        let kind = column == place ? "name" : column > place ? "rest" : ""
        return #"<span class="cell \#(kind)">\#(HTML.text(cell))</span>"#
      }
      return "<li>\(cells.joined(separator: " "))</li>"
    }
    return "<ul>\(items.joined())</ul>"
  }
}
