import Foundation

/// The files of the project that the tests belong to.
enum Checkout {
  /// The folder that everything lies in.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file of text.
  struct File: CustomStringConvertible {
    /// The path below the folder of the project.
    var path: String
    var lines: [String]

    /// The name without folders and ending.
    var name: String {
      String(path.split(separator: "/").last?.split(separator: ".").first ?? "")
    }

    var description: String { path }
  }

  /// The paths of all files below a folder, sorted; none where there is no such folder.
  static func paths(below folder: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return (found ?? []).map { "\(folder)/\($0)" }.filter { !isFolder($0) }.sorted()
  }

  /// Those of some files of the top level that are there.
  static func paths(named names: String...) -> [String] {
    names.filter { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }
  }

  /// All Swift files below folders, with their lines.
  static func swiftFiles(below folders: String...) throws -> [File] {
    try folders.flatMap(paths).filter { $0.hasSuffix(".swift") }.map(file)
  }

  /// One file with its lines.
  static func file(_ path: String) throws -> File {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    return File(
      path: path,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private static func isFolder(_ path: String) -> Bool {
    root.appendingPathComponent(path).hasDirectoryPath
      || (try? FileManager.default.contentsOfDirectory(
        atPath: root.appendingPathComponent(path).path)) != nil
  }
}
