import Conformance
import Foundation
import Testing

/// The built program, run as somebody would in a folder of its own.
final class Program {
  /// What one run of the program gave.
  struct Ending {
    var status: CommandStatus?
    var output: String
    var complaint: String
  }

  /// The folder that the program runs in; gone afterwards, where it was made for this.
  let folder: URL
  private let isOwn: Bool

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("intentsim-test-\(UUID().uuidString)")
    isOwn = true
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Runs the program in a folder that stays as it is.
  init(in folder: URL) throws {
    self.folder = folder
    isOwn = false
  }

  deinit {
    if isOwn { try? FileManager.default.removeItem(at: folder) }
  }

  /// Writes a file below the folder.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file below the folder, if it is there.
  func read(_ name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Runs a command line, as a shell would.
  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Ending {
    let process = Process()
    process.executableURL = try Program.location()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["CI": ""]) { $1 }
      .merging(environment) { $1 }
    return try Program.end(process)
  }

  /// Runs a line of shell, in which `$INTENTSIM` is the program.
  func shell(_ line: String) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["CI": "", "INTENTSIM": try Program.location().path]) { $1 }
    return try Program.end(process)
  }

  private static func end(_ process: Process) throws -> Ending {
    let files = FileManager.default.temporaryDirectory
    let (output, complaint) = (
      files.appendingPathComponent(UUID().uuidString),
      files.appendingPathComponent(UUID().uuidString)
    )
    for file in [output, complaint] { try Data().write(to: file) }
    defer { for file in [output, complaint] { try? FileManager.default.removeItem(at: file) } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try process.run()
    process.waitUntilExit()
    return Ending(
      status: process.terminationReason == .exit
        ? CommandStatus(rawValue: process.terminationStatus) : nil,
      output: try String(contentsOf: output, encoding: .utf8),
      complaint: try String(contentsOf: complaint, encoding: .utf8))
  }

  /// The program that was built beside the tests.
  private static func location() throws -> URL {
    let folders =
      [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap(\.self)
      + Bundle.allBundles.map(\.bundleURL)
    let found = folders.flatMap { [$0, $0.deletingLastPathComponent()] }
      .map { $0.appendingPathComponent("intentsim") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) && !$0.hasDirectoryPath }
    return try #require(found, "the program is not beside the tests")
  }
}
