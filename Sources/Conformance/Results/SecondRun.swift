/// What doing all runs once more in a second process gave.
public enum SecondRun: Hashable, Sendable {
  /// Every transcript is the same, byte for byte.
  case identical(scenarios: Int)
  /// The first transcript that is not, and how.
  case differs(path: String, details: [String])
  /// The second process did not finish, so nothing is known.
  case failed(String)

  /// The verdict; a process that died is never a pass.
  public var verdict: Verdict {
    switch self {
    case .identical: .holds
    case .differs: .violated
    case .failed: .undecided
    }
  }
}
