/// How much a search proves.
public enum ExplorationVerdict: Hashable, Sendable {
  /// Every run within the budget was seen.
  case complete
  /// The search ended early: by so many worlds.
  case bounded(worlds: Int)
  /// There was no search: so many runs were drawn at random.
  case sampled(runs: Int)
  /// The search can't speak for the runs that it stands for, for this reason.
  case unknown(String)

  /// The verdict as goldens and reports write it.
  public var text: String {
    switch self {
    case .complete: "COMPLETE"
    case .bounded(let worlds): "BOUNDED by \(Count.of(worlds, "world"))"
    case .sampled(let runs): "SAMPLED by \(Count.of(runs, "run"))"
    case .unknown(let reason): "UNKNOWN: \(reason)"
    }
  }

  /// Whether runs were drawn.
  var isSampled: Bool {
    if case .sampled = self { true } else { false }
  }

  /// How often at most something happens that none of so many runs shows, in words.
  static func unseen(in runs: Int) -> String {
    "in at most \(rarity(runs))% of such runs (95% confidence)"
  }

  /// How often at most something happens that none of so many runs shows, in percent with four digits
  /// at most, rounded up: from (1 - p)ⁿ = 0.05 follows p ≤ -ln 0.05 / n.
  static func rarity(_ runs: Int) -> String {
    let parts = min(1_000_000, (2_995_733 + runs - 1) / runs)
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: 10_000)
    var digits = String(String(rest + 10_000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.isEmpty ? "\(whole)" : "\(whole).\(digits)"
  }
}
