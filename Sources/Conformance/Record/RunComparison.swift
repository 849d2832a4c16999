/// Two runs side by side: what both have stands on one line.
package struct RunComparison: Hashable, Sendable {
  /// One line: an event of each run, or of one of them.
  package struct Line: Hashable, Sendable {
    package var left: Int?
    package var right: Int?
  }

  /// The places of the two runs in the report.
  package var left: Int
  package var right: Int
  package var lines: [Line] = []
  /// The first line on which the runs are not the same; `nil` where they are.
  package var firstDifference: Int?

  /// Compares two of some runs.
  init(_ left: Int, _ right: Int, of runs: [RunModel]) {
    self.left = left
    self.right = right
    let (one, other) = (runs[left], runs[right])
    var block = Block()
    for step in EditScript(from: one.told, to: other.told).steps {
      switch step {
      case .keep(let old, let new):
        lines += block.lines(one, other) + [Line(left: old, right: new)]
        block = Block()
      case .delete(let old): block.left.append(old)
      case .insert(let new): block.right.append(new)
      }
    }
    lines += block.lines(one, other)
    firstDifference = lines.firstIndex { line in
      guard let left = line.left, let right = line.right else { return true }
      return one.events[left] != other.events[right]
    }
  }

  /// A stretch in which the runs are not the same.
  private struct Block {
    var left: [Int] = []
    var right: [Int] = []

    /// What happens in one run stands beside what happens in the other, as long as it is in the same
    /// place.
    func lines(_ one: RunModel, _ other: RunModel) -> [Line] {
      let pairs = zip(left, right).prefix { one.events[$0].lane == other.events[$1].lane }
        .map { Line(left: $0, right: $1) }
      return pairs + left.dropFirst(pairs.count).map { Line(left: $0) }
        + right.dropFirst(pairs.count).map { Line(right: $0) }
    }
  }

  /// The run that is nearest to another by what happens in both.
  static func nearest(to run: Int, among places: [Int], of runs: [RunModel]) -> Int? {
    places.map { place in
      let script = EditScript(from: runs[run].told, to: runs[place].told)
      let edits = script.steps.count { if case .keep = $0 { false } else { true } }
      return (place, edits)
    }.min { $0.1 < $1.1 }?.0
  }
}

extension RunModel {
  /// What happened, without when.
  fileprivate var told: [String] { events.map { "\(lanes[$0.lane].name) \($0.text)" } }
}
