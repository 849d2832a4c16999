/// A way on that a reply offers (rules `reply.three-parts`, `reply.distinct`).
public enum Recovery: UInt8, CaseIterable, Hashable, Sendable {
  /// Take it back, with `undo`, until the undo window ends.
  case undo
  /// Answer the choice among the candidates, with the same key.
  case choose
  /// Answer the confirmation by hand, with the same key.
  case confirm
  /// Sign in, then send the same key.
  case signIn
  /// Send the same key again.
  case retry
  /// Look at the entity as it is now and decide anew, with a new key.
  case decideAnew
  /// Bring the deleted entity back.
  case restore
  /// Open the entity as it is.
  case open
  /// Update the app.
  case update
  /// Ask a person: the owner, or an admin.
  case askPerson
  /// Unarchive the container first.
  case unarchive
  /// Unlock the device; the same key goes on.
  case unlock
  /// Hand over first what nobody else can administer.
  case handOver
  /// Bring back the deleted container first.
  case restoreContainer
  /// Pick it up on a device of one's own that shows the question, and answer there.
  case elsewhere
  /// Make somebody else an admin first, of the team or of the project.
  case appoint
  /// Decide anew, with a new key, when the moment has come that the reply names.
  case wait

  /// The recovery's words, as scenarios and transcripts write them.
  public var word: String {
    switch self {
    case .undo: "undo"
    case .choose: "choose"
    case .confirm: "confirm"
    case .signIn: "sign-in"
    case .retry: "retry"
    case .decideAnew: "decide-anew"
    case .restore: "restore"
    case .open: "open"
    case .update: "update"
    case .askPerson: "ask"
    case .unarchive: "unarchive"
    case .unlock: "unlock"
    case .handOver: "hand-over"
    case .restoreContainer: "restore-container"
    case .elsewhere: "elsewhere"
    case .appoint: "appoint"
    case .wait: "wait"
    }
  }
}

/// The ways on that one reply offers, as a set with a fixed order.
@frozen
public struct Recoveries: OptionSet, BitwiseCopyable, Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set that holds `recovery` alone.
  public init(_ recovery: Recovery) { rawValue = 1 << UInt32(recovery.rawValue) }

  /// Whether `recovery` is offered.
  public func contains(_ recovery: Recovery) -> Bool { contains(Recoveries(recovery)) }

  /// What is offered, in the order of declaration.
  public var list: [Recovery] { Recovery.allCases.filter(contains) }
}
