import Foundation

/// Keeps a file for one process, for as long as the value lives; the system frees it when the process
/// ends, however it does.
///
/// The file itself is replaced at each write, so that what is locked is another one beside it.
package final class FileLock {
  private let path: String
  private let descriptor: Int32

  /// Takes a file, whether it is there or not.
  ///
  /// - Throws: where another process has it, or where nothing can be made beside it.
  package init(of file: String) throws(FileProblem) {
    path = file + ".lock"
    try Files.makeFolder(Files.folder(of: file))
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw FileProblem(path: path) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let isTaken = errno == EWOULDBLOCK
        let problem = FileProblem(path: path)
        close(descriptor)
        throw isTaken ? FileProblem(path: file, reason: "another run is writing it") : problem
      }
      if FileLock.isStillThere(descriptor, at: path) {
        self.descriptor = descriptor
        return
      }
      // Whoever had it has just taken it away.
      close(descriptor)
    }
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  private static func isStillThere(_ descriptor: Int32, at path: String) -> Bool {
    var (held, named) = (stat(), stat())
    return fstat(descriptor, &held) == 0 && stat(path, &named) == 0
      && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }
}
