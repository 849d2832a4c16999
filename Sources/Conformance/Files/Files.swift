import Foundation

/// The file system, as little of it as is needed: whole files, sorted folders, atomic writes.
package enum Files {
  /// What a path leads to.
  package enum Kind: Hashable, Sendable {
    case file, folder, other
  }

  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// What `path` leads to, through symbolic links; nothing where there is nothing.
  package static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return kind(status)
  }

  /// The one true name of what `path` leads to.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Reads a whole file; only regular files, so that a pipe can't make the command wait.
  package static func read(_ path: String) throws(FileProblem) -> [UInt8] {
    // The system would read as far as the zero byte, and so another file.
    if path.utf8.contains(0) { throw FileProblem(path: path, errno: ENOENT) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(path: path) }
    switch kind(status) {
    case .file: break
    case .folder: throw FileProblem(path: path, errno: EISDIR)
    case .other: throw FileProblem(path: path, reason: "it is not a regular file")
    }
    return try read(descriptor, path: path, expecting: Int(status.st_size))
  }

  /// The names in a folder, sorted by their bytes, without `.` and `..`.
  package static func names(in folder: String) throws(FileProblem) -> [String] {
    guard let stream = opendir(folder) else { throw FileProblem(path: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          String(cString: $0)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted(by: precedes)
  }

  /// Whether `left` sorts before `right`, byte by byte, whatever the language of the machine.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  private static func read(
    _ descriptor: Int32, path: String, expecting size: Int
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, sizeLimit))
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileProblem(path: path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= sizeLimit else {
        throw FileProblem(path: path, reason: "it is larger than \(sizeLimit >> 20) MiB")
      }
    }
  }
}
