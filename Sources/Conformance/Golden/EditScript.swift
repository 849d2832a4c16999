/// The fewest deletions and insertions that turn one sequence into another, by Myers' algorithm.
///
/// Equal beginnings and ends are set aside first. Where more than `limit` edits would be needed, the
/// middle is replaced as a whole: the script is then right, but no longer the shortest.
struct EditScript {
  /// One step; positions count from 0.
  enum Step: Hashable {
    case keep(old: Int, new: Int)
    case delete(old: Int)
    case insert(new: Int)
  }

  /// The most edits that are looked for, which bounds time and memory (about 16 MB).
  static let limit = 1_000

  private(set) var steps: [Step] = []

  init<Element: Equatable>(from old: [Element], to new: [Element], limit: Int = EditScript.limit) {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - prefix
    let suffix = zip(old.reversed().prefix(rest), new.reversed().prefix(rest))
      .prefix { $0 == $1 }.count
    let middle = Middle(
      old: old[prefix..<old.count - suffix], new: new[prefix..<new.count - suffix])

    steps += (0..<prefix).map { .keep(old: $0, new: $0) }
    steps += middle.shortest(limit: limit) ?? middle.replacement
    steps += (0..<suffix).map {
      .keep(old: old.count - suffix + $0, new: new.count - suffix + $0)
    }
  }
}

/// What lies between the equal beginning and the equal end.
private struct Middle<Element: Equatable> {
  let old: ArraySlice<Element>
  let new: ArraySlice<Element>

  /// Everything out, everything in.
  var replacement: [EditScript.Step] {
    old.indices.map { .delete(old: $0) } + new.indices.map { .insert(new: $0) }
  }

  /// The shortest script, or nothing when it needs more than `limit` edits.
  func shortest(limit: Int) -> [EditScript.Step]? {
    var furthest = Furthest(diagonals: min(limit, old.count + new.count))
    var trace: [Furthest] = []
    for edits in 0...min(limit, old.count + new.count) {
      trace.append(furthest)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let x = slide(furthest.start(of: diagonal, edits: edits), on: diagonal)
        furthest[diagonal] = x
        if x >= old.count && x - diagonal >= new.count { return walkBack(trace) }
      }
    }
    return nil
  }

  /// Follows equal elements down a diagonal as far as they go.
  private func slide(_ start: Int, on diagonal: Int) -> Int {
    var x = start
    while x < old.count, x - diagonal < new.count,
      old[old.startIndex + x] == new[new.startIndex + x - diagonal]
    {
      x += 1
    }
    return x
  }

  /// Reads the script from the end to the beginning of what the search left behind.
  private func walkBack(_ trace: [Furthest]) -> [EditScript.Step] {
    var steps: [EditScript.Step] = []
    var (x, y) = (old.count, new.count)
    for (edits, furthest) in trace.enumerated().reversed() {
      let isInsertion = furthest.comesFromInsertion(x - y, edits: edits)
      let before = isInsertion ? x - y + 1 : x - y - 1
      let startX = edits == 0 ? 0 : furthest[before]
      let startY = edits == 0 ? 0 : startX - before
      while x > startX && y > startY {
        (x, y) = (x - 1, y - 1)
        steps.append(.keep(old: old.startIndex + x, new: new.startIndex + y))
      }
      guard edits > 0 else { break }
      if isInsertion {
        y -= 1
        steps.append(.insert(new: new.startIndex + y))
      } else {
        x -= 1
        steps.append(.delete(old: old.startIndex + x))
      }
    }
    return steps.reversed()
  }
}

/// How far along the old sequence each diagonal was reached.
private struct Furthest {
  private var reached: [Int]
  private let middle: Int

  init(diagonals: Int) {
    middle = diagonals + 1
    reached = Array(repeating: 0, count: 2 * diagonals + 3)
  }

  subscript(diagonal: Int) -> Int {
    get { reached[middle + diagonal] }
    set { reached[middle + diagonal] = newValue }
  }

  /// Whether the best way onto `diagonal` inserts rather than deletes.
  func comesFromInsertion(_ diagonal: Int, edits: Int) -> Bool {
    diagonal == -edits || (diagonal != edits && self[diagonal - 1] < self[diagonal + 1])
  }

  /// Where the slide down `diagonal` begins.
  func start(of diagonal: Int, edits: Int) -> Int {
    if edits == 0 { return 0 }
    return comesFromInsertion(diagonal, edits: edits) ? self[diagonal + 1] : self[diagonal - 1] + 1
  }
}
