import Conformance
import Foundation

/// The two streams that the command writes to.
///
/// A reader that goes away (`| head`) ends the output, not the command: its exit status still tells
/// what came of it. Output that is lost for another reason is a problem of its own.
struct Console {
  private(set) var isOutputLost = false
  private var isReaderGone = false
  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
    signal(SIGPIPE, SIG_IGN)
  }

  /// The value of an environment variable.
  func variable(_ name: String) -> String? { environment[name] }

  /// Whether standard output may be coloured.
  var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1 && Console.allowsColour(environment)
  }

  /// Whether somebody reads and answers.
  var isAttended: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody watches standard error.
  var isWatched: Bool { isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb" }

  /// Whether the environment allows colours: `NO_COLOR` unset or empty, `TERM` not `dumb`.
  static func allowsColour(_ environment: [String: String]) -> Bool {
    environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
  }

  /// Writes to standard output.
  mutating func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes to standard output.
  mutating func write(_ bytes: [UInt8]) {
    if isReaderGone || isOutputLost || Files.writeAll(bytes, to: STDOUT_FILENO) { return }
    if errno == EPIPE { isReaderGone = true } else { isOutputLost = true }
  }

  /// Tells a problem on standard error; where nobody listens, nobody is told.
  func complain(_ message: String) { writeAside("intentsim: \(message)\n") }

  /// Writes to standard error what would be no part of a document on standard output.
  func writeAside(_ text: String) { _ = Files.writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
