/// How many candidates a shrinker may still try; it is counted, and never timed, so that the result
/// is the same on every machine.
struct ShrinkBudget: Hashable, Sendable {
  private(set) var left: Int

  /// A budget of so many candidates.
  init(_ candidates: Int) { left = candidates }

  /// Whether nothing may be tried any more.
  var isSpent: Bool { left <= 0 }

  /// Takes one candidate; `false` where none is left.
  mutating func take() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
