import IntentEngine
import IntentSimulation

extension Checker {
  /// How long a slow commit takes unless stated, in milliseconds.
  static let slowCommit: Milliseconds = 5_000

  /// What happens to the server.
  mutating func serverAction(_ match: Match<ServerStatement>) -> Action? {
    switch match.statement {
    case .crash: return .crash(.now)
    case .crashBefore: return anyOperation(match[0]).map { .crash(.beforeCommit($0)) }
    case .crashAfter: return anyOperation(match[0]).map { .crash(.afterCommit($0)) }
    case .restart: return .restart
    case .unavailable:
      let length = duration(match[0])
      let tenant = match.optional(1).map { entity($0) }
      guard let length else { return nil }
      if case .some(.none) = tenant { return nil }
      return .unavailable(length, in: tenant ?? nil)
    case .slowCommit:
      let operation = anyOperation(match[0])
      let length = match.optional(1).map { duration($0) } ?? Checker.slowCommit
      guard let operation, let length else { return nil }
      return .slowCommit(operation, length)
    case .expireSession: return device(match[0]).map { .expireSession($0) }
    }
  }

  /// What happens on the network.
  mutating func networkAction(_ match: Match<NetworkFault>) -> Action? {
    switch match.statement {
    case .loseRequest: numbered(.lose, .request, match)
    case .loseReply: numbered(.lose, .reply, match)
    case .loseRequests: counted(.lose, .request, match)
    case .loseReplies: counted(.lose, .reply, match)
    case .duplicateRequest: duplicated(.request, match)
    case .duplicateReply: duplicated(.reply, match)
    case .delayRequest: delayed(.request, match)
    case .delayReply: delayed(.reply, match)
    case .loseRelay: numbered(.lose, .relay, match)
    case .duplicateRelay: duplicated(.relay, match)
    case .delayRelay: delayed(.relay, match)
    case .partition: device(match[0]).map { .partition($0, .both) }
    case .partitionUpward: device(match[0]).map { .partition($0, .upward) }
    case .partitionDownward: device(match[0]).map { .partition($0, .downward) }
    case .heal: device(match[0]).map { .heal($0) }
    }
  }

  /// The numbers of an invocation's messages.
  private static let messages: ClosedRange<UInt64> = 1...1_000

  /// A fault of the next message, or of the one with a number.
  private mutating func numbered(
    _ kind: MessageFault.Kind, _ leg: Leg, _ match: Match<NetworkFault>
  ) -> Action? {
    let number = match.optional(0).map { count($0, Checker.messages) }
    let operation = anyOperation(match[1])
    guard let operation else { return nil }
    if case .some(.none) = number { return nil }
    return .fault(
      MessageFault(kind: kind, leg: leg, invocation: operation, number: number ?? nil))
  }

  /// A fault of the next several messages.
  private mutating func counted(
    _ kind: MessageFault.Kind, _ leg: Leg, _ match: Match<NetworkFault>
  ) -> Action? {
    let count = count(match[0], Checker.messages)
    let operation = anyOperation(match[1])
    guard let count, let operation else { return nil }
    return .fault(MessageFault(kind: kind, leg: leg, invocation: operation, count: count))
  }

  private mutating func duplicated(_ leg: Leg, _ match: Match<NetworkFault>) -> Action? {
    guard let stated = match.optional(2) else {
      return numbered(.duplicate(after: nil), leg, match)
    }
    guard let length = duration(stated) else { return nil }
    return numbered(.duplicate(after: length), leg, match)
  }

  private mutating func delayed(_ leg: Leg, _ match: Match<NetworkFault>) -> Action? {
    guard let length = duration(match[2]) else { return nil }
    return numbered(.delay(length), leg, match)
  }
}
