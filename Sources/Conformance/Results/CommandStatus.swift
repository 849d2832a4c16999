/// The exit statuses of the command, which are all that a script needs to know.
///
/// Of several the worst is reported, in the order of the cases, best first: a violation is certain
/// where something undecided may still hold; a file that could not be understood hides everything
/// in it; and a command that could not be understood ran nothing.
public enum CommandStatus: Int32, CaseIterable, Comparable, Hashable, Sendable {
  /// Everything that was asked holds.
  case holds = 0
  /// A limit was reached, a schedule has drifted, or a process died before it was known.
  case undecided = 2
  /// Something is violated; also a golden that is missing or has no scenario.
  case violated = 1
  /// A scenario file could not be read or has errors.
  case badScenario = 65
  /// The command line asks for something that does not exist or cannot be done.
  case usage = 64

  /// The status that stands for `verdict`.
  public init(_ verdict: Verdict) {
    switch verdict {
    case .holds: self = .holds
    case .undecided: self = .undecided
    case .violated: self = .violated
    }
  }

  public static func < (left: CommandStatus, right: CommandStatus) -> Bool {
    left.severity < right.severity
  }

  /// What the status means, in a few words.
  public var meaning: String {
    switch self {
    case .holds: "everything holds"
    case .undecided: "not known: a limit was reached, a schedule has drifted, or a process died"
    case .violated: "something is violated; also a golden that is missing or has no scenario"
    case .badScenario: "a scenario file could not be read or has errors"
    case .usage: "the command line asks for something that does not exist or cannot be done"
    }
  }

  private var severity: Int {
    switch self {
    case .holds: 0
    case .undecided: 1
    case .violated: 2
    case .badScenario: 3
    case .usage: 4
    }
  }
}
