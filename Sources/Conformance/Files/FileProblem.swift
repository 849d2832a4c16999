import Foundation

/// Why a file or folder could not be read or written.
package struct FileProblem: Error, Hashable, Sendable {
  package var path: String
  /// What went wrong, in a few words: `no such file`, `permission denied`.
  package var reason: String

  /// Makes a problem from its parts.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// Makes a problem of what the last system call left behind.
  init(path: String, errno code: Int32 = errno) {
    let reason =
      switch code {
      case ENOENT: "no such file or folder"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "it is a folder"
      case ENOTDIR: "part of the path is not a folder"
      case ENOSPC: "no space left"
      case ELOOP: "too many symbolic links"
      case ENAMETOOLONG: "the name is too long"
      case EROFS: "the file system is read-only"
      default: "system error \(code)"
      }
    self.init(path: path, reason: reason)
  }

  /// The problem in one line.
  package var message: String { "\(VisibleText.escaped(path)): \(reason)" }
}
