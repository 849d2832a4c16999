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
    lines = EditScript(from: one.told, to: other.told).steps.map { step in
      switch step {
      case .keep(let old, let new): Line(left: old, right: new)
      case .delete(let old): Line(left: old)
      case .insert(let new): Line(right: new)
      }
    }
    firstDifference = lines.firstIndex { line in
      guard let left = line.left, let right = line.right else { return true }
      return one.events[left] != other.events[right]
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
