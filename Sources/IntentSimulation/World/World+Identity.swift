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

  /// The first choice that is the same: of equal messages it is always the first that something happens
  /// to, so that whoever plays the run again finds the others where they were.
  package func first(like choice: Choice) -> Choice {
    switch choice {
    case .deliver(let message): .deliver(message: first(like: message))
    case .commit(let message): .commit(message: first(like: message))
    case .lose(let message): .lose(message: first(like: message))
    case .duplicate(let message): .duplicate(message: first(like: message))
    case .begin, .timer, .limit, .signInTimer, .syncTimer, .endOutage, .crash, .restart, .pass:
      choice
    }
  }

  private func first(like place: Int32) -> Int32 {
    let message = messages[Int(place)]
    let content = content(of: message)
    return (0..<place).first {
      let other = messages[Int($0)]
      return isAlike(other, message) && self.content(of: other) == content
    } ?? place
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

  /// What a message says; that it is counted where there is a history says nothing.
  private func content(of message: MessageRow) -> UInt64 {
    var message = message
    if message.invocation >= 0, !plan.isNumbered[Int(message.invocation)] { message.number = 1 }
    var fingerprint = Fingerprint()
    message.fold(into: &fingerprint)
    return fingerprint.value
  }
}
