extension JSONValue {
  /// The value on one line, fit to stand inside a `script` element of a page: no `<` is left in it.
  var compact: String {
    var text = ""
    writeCompact(to: &text)
    return text.replacing("<", with: "\\u003c")
  }

  private func writeCompact(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .string(let value): text += JSONValue.quoted(value)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.writeCompact(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += JSONValue.quoted(member.name) + ":"
        member.value.writeCompact(to: &text)
      }
      text += "}"
    }
  }
}
