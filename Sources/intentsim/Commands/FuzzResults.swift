import Conformance
import Reporting

/// The files that keep what random scenarios came to.
enum FuzzResults {
  /// What a file has; nothing where there is no file yet.
  static func read(_ path: String) throws -> FuzzTally? {
    if Files.kind(path) == nil { return nil }
    return try FuzzFile.read(try Files.read(path), path: path)
  }

  /// Replaces a file.
  static func write(_ tally: FuzzTally, to path: String) throws {
    try Files.write(Array(FuzzFile.text(tally).utf8), to: path)
  }
}
