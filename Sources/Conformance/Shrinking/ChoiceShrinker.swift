import IntentEngine

/// Makes the decisions of a failing seed fewer and smaller, as long as the same failure remains.
///
/// It knows nothing of scenarios: whatever the decisions say, the generator makes something valid of
/// them. Shorter is simpler, and of two that are equally long the one whose first different decision
/// is smaller.
struct ChoiceShrinker {
  private let signature: String
  private let safeguards: Safeguards
  private var budget: ShrinkBudget
  private(set) var best: FuzzSeed

  /// Shrinks a failing seed.
  ///
  /// - Parameter candidates: the most that are tried.
  /// - Returns: the simplest seed that was found, with the same failure.
  static func shrink(
    _ seed: FuzzSeed, signature: String, safeguards: Safeguards, candidates: Int = 2_000
  ) -> FuzzSeed {
    var shrinker = ChoiceShrinker(
      signature: signature, safeguards: safeguards, budget: ShrinkBudget(candidates), best: seed)
    shrinker.run()
    return shrinker.best
  }

  private mutating func run() {
    var before: [UInt32] = []
    while before != best.choices, !budget.isSpent {
      before = best.choices
      deleteParts()
      clearParts()
      lowerEach()
    }
  }

  /// Leaves out parts, the large ones first and the last ones first.
  private mutating func deleteParts() {
    for size in Self.sizes(best.choices.count) {
      var end = best.choices.count
      while end > 0, !budget.isSpent {
        let start = max(0, end - size)
        let end0 = min(end, best.choices.count)
        if start < end0 {
          var candidate = best.choices
          candidate.removeSubrange(start..<end0)
          _ = take(candidate)
        }
        end = start
      }
    }
  }

  /// Makes all decisions of a part the simplest.
  private mutating func clearParts() {
    for size in Self.sizes(best.choices.count) {
      for start in stride(from: 0, to: best.choices.count, by: size) where !budget.isSpent {
        var candidate = best.choices
        let end = min(start + size, candidate.count)
        guard start < end, candidate[start..<end].contains(where: { $0 > 0 }) else { continue }
        for place in start..<end { candidate[place] = 0 }
        _ = take(candidate)
      }
    }
  }

  /// Lowers each decision by halves.
  private mutating func lowerEach() {
    var place = 0
    while place < best.choices.count, !budget.isSpent {
      var step = best.choices[place] / 2
      while step > 0, place < best.choices.count, best.choices[place] >= step, !budget.isSpent {
        var candidate = best.choices
        candidate[place] -= step
        if !take(candidate) { step /= 2 }
      }
      place += 1
    }
  }

  private static func sizes(_ count: Int) -> [Int] {
    var sizes: [Int] = []
    var size = max(1, count / 2)
    while size > 1 {
      sizes.append(size)
      size /= 2
    }
    return sizes + [1]
  }

  /// Takes a candidate where it is simpler and fails in the same way.
  private mutating func take(_ candidate: [UInt32]) -> Bool {
    guard budget.take() else { return false }
    let seed = FuzzSeed(ChoiceSequence(recorded: candidate), safeguards: safeguards)
    guard Self.isSimpler(seed.choices, than: best.choices),
      seed.play.findings.contains(where: { $0.signature == signature })
    else { return false }
    best = seed
    return true
  }

  private static func isSimpler(_ left: [UInt32], than right: [UInt32]) -> Bool {
    left.count != right.count
      ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }
}
