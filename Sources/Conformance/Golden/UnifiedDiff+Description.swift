extension UnifiedDiff {
  /// The diff as people and `patch` read it, one element a line, without the two file names.
  ///
  /// Marks are plain ASCII; whatever a terminal would not show as itself is escaped.
  var text: [String] { hunks.flatMap(\.text) }
}

extension UnifiedDiff.Hunk {
  fileprivate var text: [String] {
    let old = UnifiedDiff.range(start: oldStart, count: oldCount)
    let new = UnifiedDiff.range(start: newStart, count: newCount)
    return ["@@ -\(old) +\(new) @@"] + lines.flatMap(\.text)
  }
}

extension UnifiedDiff.Line {
  fileprivate var text: [String] {
    let mark =
      switch change {
      case .kept: " "
      case .removed: "-"
      case .added: "+"
      }
    guard bytes.last == UInt8(ascii: "\n") else {
      return [mark + VisibleText.escaped(bytes), "\\ No newline at end of file"]
    }
    return [mark + VisibleText.escaped(bytes.dropLast())]
  }
}

extension UnifiedDiff {
  /// A range as the format writes it: from 1, without a count of one, and the line before where
  /// nothing is in it.
  fileprivate static func range(start: Int, count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }
}
