/// Words as they can be pasted into a shell.
package enum ShellWord {
  /// `word` as it is where that is safe, else in single quotes; with what can't be seen as escapes.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty && word.utf8.allSatisfy(isPlain) { return word }
    if VisibleText.escaped(word) != word {
      return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
    }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// One scalar inside `$'…'`, as bash and zsh read it.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" || scalar == "\\" { return "\\\(scalar)" }
    let text = String(scalar)
    guard VisibleText.escaped(text) != text else { return text }
    return text.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default:
      "/._-+:=@%,".utf8.contains(byte)
    }
  }
}
