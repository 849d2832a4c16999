import IntentEngine

/// One thing that happens, by what it is: unlike a `Choice`, which counts places in one world, it
/// means the same in another run, and after an edit of the scenario.
public enum EventIdentity: Hashable, Sendable {
  /// What can happen to a message.
  public enum MessageVerb: String, CaseIterable, Hashable, Sendable {
    case deliver, commit, lose, duplicate

    /// Whether it can happen to messages of a kind: only the server commits.
    public func applies(to kind: MessageKind) -> Bool { self != .commit || kind == .request }
  }

  /// A step of the script begins, by its place in it.
  case begin(step: Int)
  case message(MessageVerb, MessageIdentity)
  /// The device tries the invocation again.
  case retry(InvocationID)
  /// The time limit of the invocation's intent is reached.
  case timeLimit(InvocationID)
  case giveUpSignIn(DeviceID)
  case giveUpSync(DeviceID)
  case endOutage, crash, restart
  /// So many milliseconds pass, up to a deadline.
  case pass(Milliseconds)
}

/// A message on its way, by what it is.
public struct MessageIdentity: Hashable, Sendable {
  public var kind: MessageKind
  /// The invocation that it is about; `nil` for a sign-in, a sync, a question for suggestions.
  public var invocation: InvocationID?
  /// The device that it is about, where it is about no invocation.
  public var device: DeviceID?
  /// Which one, from 1, of several different ones that are on their way at once.
  public var number: Int

  /// Makes the identity of a message.
  public init(
    kind: MessageKind, invocation: InvocationID? = nil, device: DeviceID? = nil, number: Int = 1
  ) {
    self.kind = kind
    self.invocation = invocation
    self.device = device
    self.number = number
  }
}

extension MessageKind {
  /// What the message is called, in a schedule and in reports.
  public var words: String {
    switch self {
    case .request: "request"
    case .reply: "reply"
    case .signInRequest: "sign-in"
    case .signInReply: "sign-in reply"
    case .syncRequest: "sync"
    case .syncReply: "sync reply"
    case .suggestionRequest: "suggestion request"
    case .suggestionReply: "suggestion reply"
    case .relay: "relay"
    case .relayReply: "relay reply"
    }
  }

  /// The word between the message and what it is about.
  public var preposition: String {
    switch self {
    case .request, .signInRequest, .syncRequest, .suggestionRequest, .relay: "of"
    case .reply, .signInReply, .syncReply, .suggestionReply, .relayReply: "to"
    }
  }

  /// Whether it is about an operation, rather than about a device.
  public var isOfOperation: Bool {
    switch self {
    case .request, .reply, .relay, .relayReply: true
    case .signInRequest, .signInReply, .syncRequest, .syncReply, .suggestionRequest,
      .suggestionReply:
      false
    }
  }
}
