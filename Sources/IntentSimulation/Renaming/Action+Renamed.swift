import IntentEngine

extension Action {
  /// What is done under other names where this is done; `nil` where that is not known.
  ///
  /// The keys that are sent are left out: whoever compares looks at them apart, since "its own" and
  /// "that of another" can be one key.
  func renamed(by renaming: Renaming) -> Action? {
    switch self {
    case .invoke(let invocation): invocation.renamed(by: renaming).map(Action.invoke)
    case .confirm(let invocation, let manner):
      .confirm(renaming.invocation(invocation), manner.renamed(by: renaming))
    case .decline(let invocation): .decline(renaming.invocation(invocation))
    case .choose(let designation, let invocation):
      .choose(designation.renamed(by: renaming), for: renaming.invocation(invocation))
    case .replay(let invocation, let new, let manner):
      .replay(
        renaming.invocation(invocation), as: renaming.invocation(new),
        manner.renamed(by: renaming))
    case .retry(let invocation): .retry(renaming.invocation(invocation))
    case .goOffline, .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp,
      .signOut, .sync, .restart, .unavailable, .crash(.now):
      self
    case .crash(.beforeCommit(let invocation)):
      .crash(.beforeCommit(renaming.invocation(invocation)))
    case .crash(.afterCommit(let invocation)):
      .crash(.afterCommit(renaming.invocation(invocation)))
    case .slowCommit(let invocation, let span): .slowCommit(renaming.invocation(invocation), span)
    case .expireSession(let device): .expireSession(renaming.device(device))
    case .fault(let fault): .fault(fault.renamed(by: renaming))
    case .partition(let device, let partition): .partition(renaming.device(device), partition)
    case .heal(let device): .heal(renaming.device(device))
    // What brings up names that are not in the script.
    case .run, .pickUp, .signIn, .switchTenant, .updateApp, .setFile, .suggest, .dismiss, .discover:
      nil
    }
  }
}

extension Invocation {
  fileprivate func renamed(by renaming: Renaming) -> Invocation? {
    // The answer to a question for what is pending names keys, and files are other apps'.
    guard intent != .pending, file == nil, content == nil else { return nil }
    var invocation = self
    invocation.id = renaming.invocation(id)
    invocation.subject = subject?.renamed(by: renaming)
    invocation.operation = operation.map(renaming.invocation)
    invocation.manner = manner.renamed(by: renaming)
    return invocation
  }
}

extension Manner {
  fileprivate func renamed(by renaming: Renaming) -> Manner {
    var manner = self
    manner.tampering.key = .own
    manner.tampering.confirmationOf = tampering.confirmationOf.map(renaming.invocation)
    return manner
  }
}

extension Designation {
  fileprivate func renamed(by renaming: Renaming) -> Designation {
    guard case .made(let invocation) = self else { return self }
    return .made(by: renaming.invocation(invocation))
  }
}

extension MessageFault {
  fileprivate func renamed(by renaming: Renaming) -> MessageFault {
    var fault = self
    fault.invocation = renaming.invocation(invocation)
    return fault
  }
}
