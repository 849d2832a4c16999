/// Words as they can be pasted into a shell.
package enum ShellWord {
  /// `word` as it is where that is safe, else in single quotes.
  package static func quoted(_ word: String) -> String {
    if !word.isEmpty && word.utf8.allSatisfy(isPlain) { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
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
