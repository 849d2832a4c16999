/// How likely a run is to fail from a moment on, where every choice is as likely as another.
enum Chance: Hashable, Sendable {
  /// Worked out.
  case exact(Double)
  /// Estimated: of so many runs, so many failed.
  case sampled(failed: Int, runs: Int)

  /// The share of the runs that fail, from 0 to 1.
  var share: Double {
    switch self {
    case .exact(let share): share
    case .sampled(let failed, let runs): Double(failed) / Double(runs)
    }
  }

  /// The share in percent; one that is worked out has a digit behind the point, and only what is certain
  /// is called 0 or 100.
  var percent: String {
    guard case .exact(let share) = self else { return "\(Int((self.share * 100).rounded()))%" }
    let tenths = Int((share * 1000).rounded())
    if tenths == 0 { return share > 0 ? "<0.1%" : "0%" }
    if tenths == 1000 { return share < 1 ? ">99.9%" : "100%" }
    return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
  }

  /// Wilson's interval for 95 %, in percent, outward; `nil` where the share is worked out.
  var interval: (low: Int, high: Int)? {
    guard case .sampled(_, let runs) = self else { return nil }
    let (n, p, z) = (Double(runs), share, 1.96)
    let centre = p + z * z / (2 * n)
    let margin = z * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 100 / (1 + z * z / n)
    return (
      max(0, Int(((centre - margin) * scale).rounded(.down))),
      min(100, Int(((centre + margin) * scale).rounded(.up)))
    )
  }

  /// The share, with its interval where it has one.
  var text: String { percent + (interval.map { " (\($0.low) to \($0.high)%)" } ?? "") }
}
