import IntentEngine

extension World {
  /// What a choice is, apart from this world's places.
  public func identity(of choice: Choice) -> EventIdentity {
    switch choice {
    case .begin(let step): .begin(step: Int(step))
    case .deliver(let message): .message(.deliver, identity(ofMessage: Int(message)))
    case .commit(let message): .message(.commit, identity(ofMessage: Int(message)))
    case .lose(let message): .message(.lose, identity(ofMessage: Int(message)))
    case .duplicate(let message): .message(.duplicate, identity(ofMessage: Int(message)))
    case .timer(let invocation): .retry(invocation)
    case .limit(let invocation): .timeLimit(invocation)
    case .signInTimer(let device): .giveUpSignIn(DeviceID(Int(device)))
    case .syncTimer(let device): .giveUpSync(DeviceID(Int(device)))
    case .endOutage: .endOutage
    case .crash: .crash
    case .restart: .restart
    case .pass(let span): .pass(span)
    }
  }

  /// The choice that is meant, among those that there are now; `nil` where it can't happen.
  public func choice(for identity: EventIdentity) -> Choice? {
    var list: [Choice] = []
    choices(into: &list)
    return list.first { self.identity(of: $0) == identity }
  }

  /// Equal messages are one: which of them it is makes no difference.
  private func identity(ofMessage place: Int) -> MessageIdentity {
    let message = messages[place]
    var contents: [UInt64] = []
    for other in 0...place where isAlike(messages[other], message) {
      let content = content(of: messages[other])
      if !contents.contains(content) { contents.append(content) }
    }
    let isOfOperation = message.kind.isOfOperation
    return MessageIdentity(
      kind: message.kind,
      invocation: isOfOperation ? InvocationID(Int(message.invocation)) : nil,
      device: isOfOperation ? nil : message.device,
      number: (contents.firstIndex(of: content(of: message)) ?? 0) + 1)
  }

  /// Whether two messages differ in their content at most.
  private func isAlike(_ left: MessageRow, _ right: MessageRow) -> Bool {
    left.isLive && left.kind == right.kind && left.isAdmitted == right.isAdmitted
      && left.invocation == right.invocation
      && (left.kind.isOfOperation || left.device == right.device)
  }

  private func content(of message: MessageRow) -> UInt64 {
    var fingerprint = Fingerprint()
    message.fold(into: &fingerprint)
    return fingerprint.value
  }
}
