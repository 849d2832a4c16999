import Conformance

/// Text as XML 1.0 allows it.
enum XMLText {
  /// `text` between tags; line breaks stay, what XML forbids or what hides is escaped.
  static func content(_ lines: [String]) -> String {
    lines.map(escaped).joined(separator: "\n")
  }

  /// `text` as an attribute's value, with its quotes, on one line.
  static func attribute(_ text: String) -> String { "\"\(escaped(text))\"" }

  private static func escaped(_ text: String) -> String {
    var xml = ""
    for scalar in VisibleText.escaped(text).unicodeScalars {
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\"": xml += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": xml += "?"
      default: xml.unicodeScalars.append(scalar)
      }
    }
    return xml
  }
}
