import IntentSimulation

/// Which moves of one world touch each other, so that their order may count.
struct Conflicts {
  private struct Footprint {
    /// What is looked at, to be possible and to happen, or written.
    var all: SlotMask
    var writes: SlotMask
    /// The message that it happens to; 0 for none.
    var message: UInt32
    /// Whether it is there only while something else is.
    var needsOthers: Bool
  }

  private var footprints: [Footprint] = []
  /// Whether only what happens to the same message is taken to conflict: a canary, for the test that
  /// must notice that worlds are lost.
  var isBlind = false

  /// Looks at the moves of a world.
  ///
  /// - Parameters:
  ///   - budgets: where the budgets are among what varies.
  ///   - left: how many messages may still be lost, and come twice.
  mutating func prepare(
    _ moves: [Move], _ memo: borrowing StepMemo, budgets: Int?,
    left: (losses: Int, duplicates: Int)
  ) {
    footprints.removeAll(keepingCapacity: true)
    for move in moves {
      let step = memo.footprints[Int(move.step)]
      var all = step.reads.union(step.writes)
      if move.question >= 0 { all = all.union(memo.footprints[Int(move.question)].reads) }
      var writes = step.writes
      // Two spends commute if the budget covers both.
      if let budgets, Conflicts.isAffordable(move.choice, left) {
        (all, writes) = (all.without(budgets), writes.without(budgets))
      }
      footprints.append(
        Footprint(
          all: all, writes: writes, message: move.message, needsOthers: move.needsOthers))
    }
  }

  /// Whether one of two moves writes what the other looks at, happens to the same message, or is there
  /// only while something else is.
  func areInConflict(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (footprints[first], footprints[second])
    if isBlind { return left.message != 0 && left.message == right.message }
    return left.needsOthers || right.needsOthers
      || left.message != 0 && left.message == right.message
      || left.writes.meets(right.all) || right.writes.meets(left.all)
  }

  private static func isAffordable(
    _ choice: Choice, _ left: (losses: Int, duplicates: Int)
  ) -> Bool {
    switch choice {
    case .lose: left.losses > 1
    case .duplicate: left.duplicates > 1
    default: false
    }
  }
}
