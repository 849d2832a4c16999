/// What the scenes of a story have told, so that what begins as before need not be told again.
struct Retelling: Sendable {
  /// The rows that every scene has told so far; the last scene is the one that is being played.
  private var scenes: [[[String]]] = []

  /// Begins another scene.
  mutating func begin() { scenes.append([]) }

  /// Adds what has happened in the scene.
  ///
  /// - Parameter opensStep: whether a step of the script begins with a row; only there, or at its
  ///   end, a telling is cut.
  /// - Returns: how many of the rows an earlier scene has told just so, after the same beginning.
  mutating func add(_ rows: [[String]], opensStep: (Int) -> Bool) -> Int {
    guard let told = scenes.popLast() else { return 0 }
    let all = told + rows
    let shared = scenes.map { earlier in zip(earlier, all).prefix { $0 == $1 }.count }.max() ?? 0
    scenes.append(all)
    var known = max(0, shared - told.count)
    while known > 0, known < rows.count, !opensStep(known) { known -= 1 }
    return known
  }
}
