@testable import Conformance

extension UnifiedDiff {
  /// The new text, made from the old one; nothing where the diff does not fit `old`.
  func applied(to old: [UInt8]) -> [UInt8]? {
    let lines = UnifiedDiff.lines(of: old)
    var new: [UInt8] = []
    var next = 0
    for hunk in hunks {
      guard hunk.oldStart >= next, hunk.oldStart + hunk.oldCount <= lines.count else { return nil }
      new += lines[next..<hunk.oldStart].joined()
      next = hunk.oldStart
      for line in hunk.lines {
        if line.change != .added {
          guard lines[next] == line.bytes else { return nil }
          next += 1
        }
        if line.change != .removed { new += line.bytes }
      }
    }
    return new + lines[next...].joined()
  }
}
