import IntentEngine

/// Text as it may be shown: whatever would hide, move or colour other text is written as an escape.
package enum VisibleText {
  /// The same text with hidden characters as `\u{…}`.
  package static func escaped(_ text: some StringProtocol) -> String {
    HiddenScalar.shown(String(text))
  }

  /// The same for a text of several lines, which stay lines.
  package static func escaped(lines text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped($0) }
      .joined(separator: "\n")
  }

  /// The same for bytes that should be UTF-8; what is not shows as U+FFFD.
  package static func escaped(_ bytes: some Collection<UInt8>) -> String {
    escaped(String(decoding: bytes, as: UTF8.self))
  }
}
