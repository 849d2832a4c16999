import IntentEngine
import ScenarioLanguage

/// A JSON value that keeps the order of its members, and its text.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One name and its value.
  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    /// Makes a member from its parts.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or null.
  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// A number, or null.
  package init(_ number: Int?) { self = number.map(JSONValue.number) ?? .null }

  /// An array of strings.
  package init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }

  /// The value with two spaces of indentation, ending in a newline.
  package var text: String {
    var text = ""
    write(to: &text, indentation: "")
    return text + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .string(let value): text += JSONValue.quoted(value)
    case .array(let elements):
      write("[", elements, "]", to: &text, indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      write("{", members, "}", to: &text, indentation) { member, text, inner in
        text += JSONValue.quoted(member.name) + ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private func write<Part>(
    _ open: String, _ parts: [Part], _ close: String, to text: inout String,
    _ indentation: String, _ writePart: (Part, inout String, String) -> Void
  ) {
    text += open
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + indentation + "  "
      writePart(part, &text, indentation + "  ")
    }
    text += (parts.isEmpty ? "" : "\n" + indentation) + close
  }

  /// A string with its quotes; everything that is not plain text is escaped.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: append(scalar, to: &text)
      }
    }
    return text + "\""
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    guard HiddenScalar.contains(scalar) else {
      text.unicodeScalars.append(scalar)
      return
    }
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
