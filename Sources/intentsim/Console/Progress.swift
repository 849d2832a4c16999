import Conformance
import Foundation

/// How far a long run is, on one line of standard error that rewrites itself.
///
/// Nothing is shown in the first second. Where nobody watches, a log may still be kept: there a line is
/// added every half minute, so that a long run is not taken for one that hangs.
final class Progress {
  private let noun: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var hasWritten = false

  /// Shows progress.
  ///
  /// - Parameter noun: what is counted, in the plural.
  init(of noun: String, isShown: Bool) {
    self.noun = noun
    self.isShown = isShown
  }

  /// Shows how many are done, at most ten times a second.
  func update(done: Int, all: Int) {
    let now = ContinuousClock.now
    guard now - start > .seconds(1), now - last > (isShown ? .milliseconds(100) : .seconds(30))
    else { return }
    last = now
    hasWritten = isShown
    write(isShown ? "\r\(done) of \(all) \(noun)" : "\(done) of \(all) \(noun)\n")
  }

  /// Takes the line away.
  func end() {
    if hasWritten { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) { _ = Files.writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
