import Foundation

@testable import Conformance

/// A folder of its own for one test, gone afterwards.
final class TemporaryFolder {
  let path: String

  init() throws {
    let template = Files.realPath(NSTemporaryDirectory()) ?? "/tmp"
    var name = Array("\(template)/intentsim-test-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw FileProblem(path: template) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The whole path of a name in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes files, making their folders.
  func write(_ names: String..., text: String = "") throws {
    for name in names { try Files.write(Array(text.utf8), to: self(name)) }
  }
}
