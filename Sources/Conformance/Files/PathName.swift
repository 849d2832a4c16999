/// A path taken apart by its text alone, without looking at the file system.
package enum PathName {
  /// The path without `.` and doubled slashes; `..` stays, since a symbolic link may lie before it.
  package static func normalized(_ path: String) -> String {
    let joined = parts(of: path).filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// `name` below `folder`.
  package static func joined(_ folder: String, _ name: String) -> String {
    switch folder {
    case "", ".": name
    case "/": "/" + name
    default: folder + "/" + name
    }
  }

  /// What stands between the slashes.
  package static func parts(of path: String) -> [Substring] { path.split(separator: "/") }

  /// The last part.
  package static func name(of path: String) -> String {
    parts(of: path).last.map(String.init) ?? path
  }

  /// The name without the ending `.scenario`, or nothing where it has another.
  package static func stem(of path: String, ending: String) -> String? {
    path.hasSuffix(ending) ? String(path.dropLast(ending.count)) : nil
  }
}
