import Foundation
import Testing

@testable import Conformance

@Suite struct FilesTests {
  @Test func whatIsWrittenIsRead() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Files.write(bytes, to: folder("a/b/c"))
    #expect(try Files.read(folder("a/b/c")) == bytes)
    #expect(try Files.names(in: folder("a/b")) == ["c"])
  }

  @Test func aRewriteKeepsPermissionsAndLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", text: "old")
    chmod(folder("a"), 0o640)
    symlink(folder("a"), folder("link"))
    try Files.write(Array("new".utf8), to: folder("link"))
    var status = stat()
    #expect(lstat(folder("link"), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(folder("a"), &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try Files.read(folder("a")) == Array("new".utf8))
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    mkfifo(folder("pipe"), 0o600)
    #expect(throws: FileProblem(path: folder("no"), reason: "no such file or folder")) {
      try Files.read(folder("no"))
    }
    #expect(throws: FileProblem(path: folder.path, reason: "it is a folder")) {
      try Files.read(folder.path)
    }
    #expect(throws: FileProblem(path: folder("pipe"), reason: "it is not a regular file")) {
      try Files.read(folder("pipe"))
    }
    #expect(throws: FileProblem.self) { try Files.write([], to: folder("file/below")) }
    #expect(throws: FileProblem.self) { try Files.write([], to: folder.path) }
  }

  @Test func aWriteToWhatIsNoFileGoesThrough() throws {
    try Files.write([1], to: "/dev/null")
    #expect(Files.kind("/dev/null") == .other)
  }

  @Test func aPathWithAZeroByteIsNotCutThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("a")
    #expect(throws: FileProblem.self) { try Files.read(folder("a\u{0}b")) }
  }
}
