import IntentEngine

extension Renaming {
  /// The invocation in the place of one.
  package func invocation(_ invocation: InvocationID) -> InvocationID {
    InvocationID(Int(self.invocation(invocation.index)))
  }
}

extension EventIdentity {
  /// The event that happens under other names where this one happens.
  package func renamed(by renaming: Renaming) -> EventIdentity {
    switch self {
    case .begin(let step): .begin(step: Int(renaming.step(Int32(step))))
    case .message(let verb, let message): .message(verb, message.renamed(by: renaming))
    case .retry(let invocation): .retry(renaming.invocation(invocation))
    case .timeLimit(let invocation): .timeLimit(renaming.invocation(invocation))
    case .giveUpSignIn(let device): .giveUpSignIn(renaming.device(device))
    case .giveUpSync(let device): .giveUpSync(renaming.device(device))
    case .endOutage, .crash, .restart, .pass: self
    }
  }
}

extension EventIdentity {
  /// The event in another numbering of the invocations; `nil` where one has no number there.
  package func inPlace(_ number: (InvocationID) -> InvocationID?) -> EventIdentity? {
    switch self {
    case .message(let verb, var message):
      guard let invocation = message.invocation else { return self }
      guard let own = number(invocation) else { return nil }
      message.invocation = own
      return .message(verb, message)
    case .retry(let invocation): return number(invocation).map { .retry($0) }
    case .timeLimit(let invocation): return number(invocation).map { .timeLimit($0) }
    case .begin, .giveUpSignIn, .giveUpSync, .endOutage, .crash, .restart, .pass: return self
    }
  }
}

extension MessageIdentity {
  fileprivate func renamed(by renaming: Renaming) -> MessageIdentity {
    MessageIdentity(
      kind: kind, invocation: invocation.map(renaming.invocation),
      device: device.map(renaming.device), number: number)
  }
}
