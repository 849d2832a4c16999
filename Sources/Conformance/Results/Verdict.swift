/// What a run, or many of them, came to.
///
/// Verdicts compose: of several, the worst counts, in the order of the cases. Something that could
/// not be decided is never counted as holding.
public enum Verdict: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Everything that was asked is so.
  case holds
  /// A limit was reached, or a process died, before it was known.
  case undecided
  /// Something that must hold does not.
  case violated

  public static func < (left: Verdict, right: Verdict) -> Bool { left.severity < right.severity }

  private var severity: Int {
    switch self {
    case .holds: 0
    case .undecided: 1
    case .violated: 2
    }
  }
}
