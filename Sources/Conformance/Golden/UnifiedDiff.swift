/// The differences between two texts, line by line, with three lines of context.
///
/// Texts are compared as bytes: two spellings of the same letter are different, and so are line
/// endings. A line includes its newline, so that a missing last newline is a difference too.
struct UnifiedDiff: Hashable, Sendable {
  /// What happens to a line.
  enum Change: Hashable, Sendable {
    case kept, removed, added
  }

  /// One line of a hunk, with its newline.
  struct Line: Hashable, Sendable {
    var change: Change
    var bytes: [UInt8]
  }

  /// Neighbouring changes with what stands around them.
  struct Hunk: Hashable, Sendable {
    /// How many lines of the old text lie before it.
    var oldStart: Int
    /// How many lines of the new text lie before it.
    var newStart: Int
    var lines: [Line]

    var oldCount: Int { lines.count { $0.change != .added } }
    var newCount: Int { lines.count { $0.change != .removed } }
  }

  /// How many equal lines are shown around a change.
  static let context = 3

  let hunks: [Hunk]

  /// Compares two texts.
  init(from old: [UInt8], to new: [UInt8], editLimit: Int = EditScript.limit) {
    let oldLines = UnifiedDiff.lines(of: old)
    let newLines = UnifiedDiff.lines(of: new)
    let script = EditScript(from: oldLines, to: newLines, limit: editLimit)
    let lines = script.steps.map { step in
      switch step {
      case .keep(let position, _): Line(change: .kept, bytes: oldLines[position])
      case .delete(let position): Line(change: .removed, bytes: oldLines[position])
      case .insert(let position): Line(change: .added, bytes: newLines[position])
      }
    }
    hunks = UnifiedDiff.hunks(of: lines)
  }

  /// Whether the texts are the same.
  var isEmpty: Bool { hunks.isEmpty }

  /// The lines of a text, each with its newline.
  static func lines(of text: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = text.startIndex
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(Array(text[start...index]))
      start = index + 1
    }
    if start < text.endIndex { lines.append(Array(text[start...])) }
    return lines
  }

  /// Cuts the list of all lines into hunks; changes whose contexts touch share one.
  private static func hunks(of lines: [Line]) -> [Hunk] {
    var ranges: [Range<Int>] = []
    for index in lines.indices where lines[index].change != .kept {
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { range in
      let before = lines[..<range.lowerBound]
      return Hunk(
        oldStart: before.count { $0.change != .added },
        newStart: before.count { $0.change != .removed }, lines: Array(lines[range]))
    }
  }
}
