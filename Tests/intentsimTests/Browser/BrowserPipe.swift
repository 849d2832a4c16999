import Foundation

/// A Chromium without a window, and the pipe on which it takes commands: its DevTools protocol, one
/// JSON message after the other with a zero byte between them.
final class BrowserPipe {
  /// Why a browser does not do what it is asked.
  struct Problem: Error {
    var message: String
  }

  /// How long an answer may take, in milliseconds; a busy machine takes its time.
  private static let patience: Int32 = 120_000

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: URL
  private var received: [UInt8] = []

  /// Starts a browser with a profile of its own.
  init(program: String) throws {
    profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("intentsim-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
    // Who is root has no sandbox there.
    let sandbox = getuid() == 0 ? ["--no-sandbox"] : []
    let options = [
      "--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
      "--disable-dev-shm-usage", "--hide-scrollbars", "--disable-extensions",
      "--user-data-dir=\(profile.path)",
    ]
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The protocol's pipe is on the descriptors 3 and 4.
    process.arguments =
      ["-c", "exec \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", "sh", program] + options + sandbox
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Sends a message.
  func send(_ message: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: message)
    try commands.fileHandleForWriting.write(contentsOf: data + [0])
  }

  /// The next message.
  func receive() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = Data(received[..<end])
        received.removeSubrange(...end)
        let value = try JSONSerialization.jsonObject(with: message)
        guard let object = value as? [String: Any] else {
          throw Problem(message: "the browser does not answer with an object")
        }
        return object
      }
      try wait()
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { throw Problem(message: "the browser has ended") }
      received += more
    }
  }

  private func wait() throws {
    var descriptor = pollfd(
      fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, BrowserPipe.patience) > 0 else {
      throw Problem(message: "the browser does not answer")
    }
  }
}
