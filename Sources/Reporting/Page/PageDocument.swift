import Conformance

/// A page that stands alone: nothing is fetched, and without scripts it is a document to read and to
/// print.
struct PageDocument {
  /// The most bytes of a page; runs beyond it are left out, and the page says so.
  static let limit = 8_000_000

  var title: String
  /// The parts of the page in order, as HTML; what is empty is left out.
  var parts: [String]
  /// The command that makes such a page.
  var maker: String
  /// The runs that can be stepped through, as JSON, each under the id of its section.
  var runs: [(id: String, json: String)]

  /// The page, ending in a newline.
  var text: String {
    let head = [
      "<!DOCTYPE html>", #"<html lang="en">"#, "<head>", #"<meta charset="utf-8">"#,
      #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; "#
        + #"style-src 'unsafe-inline'; script-src 'unsafe-inline'">"#,
      #"<meta name="viewport" content="width=device-width, initial-scale=1">"#,
      #"<meta name="color-scheme" content="light dark">"#,
      "<title>\(HTML.text(title))</title>", "<style>\(PageStyle.text)</style>", "</head>",
    ]
    let body = [
      "<body>", #"<svg class="symbols" aria-hidden="true">\#(DiagramSymbols.definitions)</svg>"#,
    ]
    let foot = [
      "<footer>Made by intentsim \(maker): the same scenario gives the same page.</footer>",
      data, "<script>\(PageScript.text)</script>", "</body>", "</html>",
    ]
    return (head + body + parts + foot).filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
  }

  private var data: String {
    let entries = runs.map { "\"\($0.id)\":\($0.json)" }.joined(separator: ",")
    return #"<script type="application/json" id="data">{\#(entries)}</script>"#
  }

  /// Says that runs have found no room.
  static func note(missing: Int) -> String {
    "\(Count.of(missing, "run")) left out: a page has \(limit / 1_000_000) MB at most"
  }
}
