/// What a file may be called: a name, and nothing that a system could take for more.
enum FileName {
  /// What is wrong with a name; `nil` for one that can be stored and shown.
  static func fault(_ name: String) -> InputFault? {
    let scalars = name.unicodeScalars
    if scalars.allSatisfy(isPadding) { return .fileNameEmpty }
    if name.utf8.count > Limits.fileNameBytes { return .fileNameTooLong }
    if scalars.contains(where: HiddenScalar.contains) { return .fileNameHidden }
    if scalars.contains(where: separators.contains) { return .fileNamePath }
    if scalars.first.map(isPadding) != false || scalars.last.map(isPadding) != false
      || scalars.contains(where: wildcards.contains)
    {
      return .fileNameMalformed
    }
    return programs.contains(fileExtension(of: name)) ? .fileNameProgram : nil
  }

  /// What stands behind the last dot, in small letters; empty where there is no dot.
  static func fileExtension(of name: String) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// What some systems drop at the end of a name, or hide a file by at its beginning.
  private static func isPadding(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar.properties.isWhitespace
  }

  /// What leads to another folder, drive or stream, and what looks like it or is folded into it.
  private static let separators: Set<Unicode.Scalar> = [
    "/", "\\", ":", "\u{2044}", "\u{2215}", "\u{2216}", "\u{29F5}", "\u{29F8}", "\u{29F9}",
    "\u{FE68}", "\u{FF0F}", "\u{FF1A}", "\u{FF3C}",
  ]

  /// What stands for other characters, or ends a name, where names are typed.
  private static let wildcards: Set<Unicode.Scalar> = ["*", "?", "\"", "<", ">", "|"]

  /// The endings by which a system runs a file: the last one decides, whatever stands before it.
  private static let programs: Set<String> = [
    "apk", "app", "bat", "cmd", "com", "command", "dll", "dmg", "exe", "hta", "ipa", "jar", "js",
    "lnk", "msi", "pif", "pkg", "ps1", "py", "scr", "sh", "vbs", "wsf",
  ]
}
