/// The server's decision about a request.
///
/// Final outcomes settle the key; the others leave it open, to be sent again unchanged
/// (the life of a key).
public enum Outcome: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  // Final: they settle the key.
  case done, already, changed, forbidden, notFound, gone, archived, incompatible, expired, cancelled
  case rejected
  // The request was refused before its key could be fixed.
  case invalid, mismatched
  // Open: the same key goes on.
  case signIn, unavailable, inProgress, choose, challenged, slowDown, locked
  /// Others must approve first (rule `ownership.quorum`).
  case awaitingApproval

  /// Whether the outcome settles the request's key.
  public var isFinal: Bool {
    switch self {
    case .done, .already, .changed, .forbidden, .notFound, .gone, .archived, .incompatible,
      .expired, .cancelled, .rejected:
      true
    case .invalid, .mismatched, .signIn, .unavailable, .inProgress, .choose, .challenged, .slowDown,
      .locked, .awaitingApproval:
      false
    }
  }

  /// Whether what the user wanted is so.
  public var isSuccess: Bool { self == .done || self == .already }

  /// Whether the request may have done something: what was wanted, or to propose it.
  var mayAct: Bool { self == .done || self == .awaitingApproval }

  /// The outcome's one word, whatever the intent.
  public var word: String {
    switch self {
    case .done: "done"
    case .already: "already"
    case .changed: "changed"
    case .forbidden: "forbidden"
    case .notFound: "not-found"
    case .gone: "gone"
    case .archived: "archived"
    case .incompatible: "incompatible"
    case .expired: "expired"
    case .cancelled: "cancelled"
    case .rejected: "rejected"
    case .invalid: "invalid"
    case .mismatched: "mismatched"
    case .signIn: "sign-in"
    case .unavailable: "unavailable"
    case .inProgress: "in-progress"
    case .choose: "choose"
    case .challenged: "challenged"
    case .slowDown: "slow-down"
    case .locked: "locked"
    case .awaitingApproval: "awaiting-approval"
    }
  }

  /// The word for an operation of `intent`: its own verb for what was done.
  public func word(of intent: IntentKind?) -> String {
    if self == .done, let intent { return intent.declaration.doneWord }
    return word
  }
}
