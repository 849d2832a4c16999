import Foundation

extension Files {
  /// Replaces a file at once: readers see the old bytes or the new ones, never half of them.
  ///
  /// Missing folders are made; permissions are kept; a symbolic link stays one.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileProblem) {
    let target = realPath(path) ?? path
    if kind(target) == .folder { throw FileProblem(path: path, errno: EISDIR) }
    if kind(target) == .other { return try overwrite(target, with: bytes) }
    try makeFolder(folder(of: target))
    let temporary = "\(target).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(path: path) }
    let problem = fill(descriptor, with: bytes, like: target, path: path)
    if let problem {
      unlink(temporary)
      throw problem
    }
    guard rename(temporary, target) == 0 else {
      let problem = FileProblem(path: path)
      unlink(temporary)
      throw problem
    }
  }

  /// Deletes a file.
  package static func remove(_ path: String) throws(FileProblem) {
    guard unlink(path) == 0 else { throw FileProblem(path: path) }
  }

  /// The folder that `path` lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Writes all bytes to an open file.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Writes into something that is no file, such as `/dev/stdout`, which can't be replaced.
  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path: path) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw FileProblem(path: path) }
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like target: String, path: String
  ) -> FileProblem? {
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    let isWritten = writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
    let problem = isWritten ? nil : FileProblem(path: path)
    return close(descriptor) == 0 || problem != nil ? problem : FileProblem(path: path)
  }

  /// Makes a folder, and those that it lies in.
  static func makeFolder(_ path: String) throws(FileProblem) {
    if kind(path) == .folder { return }
    let parent = folder(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileProblem(path: path) }
  }
}
