/// Text as it may be shown: whatever would hide, move or colour other text is written as an escape.
package enum VisibleText {
  /// The same text with control, bidirectional and unprintable characters as `\u{…}`.
  package static func escaped(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return String(text) }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// The same for bytes that should be UTF-8; what is not shows as U+FFFD.
  package static func escaped(_ bytes: some Collection<UInt8>) -> String {
    escaped(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether a character does not show as itself.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: false
    }
  }
}
