/// What may be different from an ordinary day in a random scenario: each is on in some seeds and off
/// in others, so that a failure can be told to go with some of them (swarm testing).
public enum FuzzCondition: UInt8, CaseIterable, Hashable, Sendable {
  // What goes wrong on the way.
  case loss, duplication, delay, partition, reordering, latency
  // What goes wrong with the server.
  case crash, crashAtCommit, outage, slowCommit, expiry
  // What happens to devices and their accounts.
  case offline, lock, background, kill, skewedClock, staleCache, smallOutbox, relay, accountSwitch
  // Who sends what should not be sent, or what is old.
  case tampering, oldSchema, shortcuts
  // How time passes.
  case atOnce, longTimes

  /// The condition's name in reports.
  public var word: String {
    switch self {
    case .crashAtCommit: "crash at a commit"
    case .slowCommit: "slow commit"
    case .skewedClock: "skewed clock"
    case .staleCache: "stale cache"
    case .smallOutbox: "small outbox"
    case .accountSwitch: "account switch"
    case .oldSchema: "old schema"
    case .atOnce: "at once"
    case .longTimes: "long times"
    case .loss, .duplication, .delay, .partition, .reordering, .latency, .crash, .outage, .expiry,
      .offline, .lock, .background, .kill, .relay, .tampering, .shortcuts:
      "\(self)"
    }
  }
}

/// The conditions that are on in one random scenario.
struct FuzzConditions: OptionSet, Hashable, Sendable {
  var rawValue: UInt32

  /// The conditions in order.
  var list: [FuzzCondition] { FuzzCondition.allCases.filter(contains) }

  /// Whether a condition is on.
  func contains(_ condition: FuzzCondition) -> Bool { rawValue >> condition.rawValue & 1 == 1 }
}
