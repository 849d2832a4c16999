/// Why an operation rests on its device, or was refused there.
public enum RestReason: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case none

  // Kept: it goes by itself.
  case offline, background, killed, timeLimit, noSession, locked

  // Held: it belongs to an account that is not here.
  case switchedAccount, switchedTenant, signedOut

  // Parked: it needs the user.
  case waitsForUser, exhausted, outdated, dependentFailed, unreachable

  // Refused on the device.
  case outboxFull, nothingShown, listTooShort, notListed

  // Dropped: only where a safeguard is off.
  case droppedAtLimit, droppedAtKill, droppedWhenExhausted, droppedAtSignIn, droppedWhenFull

  /// The reason in words, for transcripts.
  public var words: String {
    switch self {
    case .none: "nothing in its way"
    case .offline: "the device is offline"
    case .background: "the app is in the background"
    case .killed: "the app was ended"
    case .timeLimit: "the time limit of the intent"
    case .noSession: "the session for this tenant is not there yet"
    case .switchedAccount: "another account is signed in"
    case .switchedTenant: "another tenant is chosen"
    case .signedOut: "nobody is signed in"
    case .waitsForUser: "waits for the user"
    case .exhausted: "its attempts are used up"
    case .outdated: "its day is over"
    case .dependentFailed: "what it depends on did not happen"
    case .unreachable: "the server does not answer"
    case .outboxFull: "the outbox is full"
    case .nothingShown: "nothing of the kind is shown here"
    case .listTooShort: "the list is shorter"
    case .notListed: "the server does not list it as open"
    case .locked: "the device is locked"
    case .droppedAtLimit: "dropped at the time limit"
    case .droppedAtKill: "dropped when the app was ended"
    case .droppedWhenExhausted: "dropped when the attempts were used up"
    case .droppedAtSignIn: "dropped when another account signed in"
    case .droppedWhenFull: "dropped to make room"
    }
  }
}

/// Where an invocation rests when its last answer is not what counts.
public enum Rest: Hashable, Sendable {
  /// The script never came to it.
  case notReached
  /// What it names is not shown on the device.
  case notShown(RestReason)
  case outboxFull
  /// In the outbox; it goes by itself.
  case kept(RestReason)
  case waiting(for: InvocationID)
  case parked(RestReason)
  /// Neither sent nor shown: another account is signed in, or none, or another tenant is chosen.
  case held(RestReason)
  case dropped(RestReason)

  /// The one word that scenarios use.
  public var word: String {
    switch self {
    case .notReached: "not-reached"
    case .notShown: "not-shown"
    case .outboxFull: "outbox-full"
    case .kept: "kept"
    case .waiting: "waiting"
    case .parked: "parked"
    case .held: "held"
    case .dropped: "dropped"
    }
  }
}
