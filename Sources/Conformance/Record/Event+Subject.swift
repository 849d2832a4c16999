import IntentSimulation

extension Occurrence.Event {
  /// The invocation that it is about, where it is about one.
  var invocation: InvocationID? {
    switch self {
    case .invoked(let origin, _, _), .summaryShown(let origin, _, _, _, title: _, schema: _),
      .answered(let origin, _), .ignored(let origin, _), .answeredUnseen(let origin, _),
      .candidateTaken(let origin, _, _), .candidateWithdrawn(let origin, _), .rested(let origin, _),
      .timedOut(let origin), .backedOff(let origin, until: _), .limitReached(let origin),
      .admitted(let origin, _, until: _), .admissionDropped(let origin), .decided(let origin, _, _):
      origin.invocation
    case .sent(let message, arrival: _), .lost(let message, _),
      .duplicated(let message, arrival: _), .delayed(let message, by: _), .arrived(let message):
      message.invocation
    case .crashed(.beforeCommit(let invocation)), .crashed(.afterCommit(let invocation)):
      invocation
    case .began, .refused, .deviceChanged, .signedIn, .signInRefused, .signInFailed, .synced,
      .syncFailed, .cached, .forgotten, .donated, .donationWithdrawn, .suggested,
      .suggestedNothing, .dismissed, .discovered, .crashed, .restarted, .outageBegan,
      .outageEnded, .sessionExpired:
      nil
    }
  }

  /// What kind of thing it is in a record.
  var recordKind: RunEvent.Kind {
    switch self {
    case .began, .refused: .step
    case .sent: .sent
    case .lost: .lost
    case .duplicated: .duplicated
    case .delayed: .delayed
    case .arrived: .arrived
    case .decided: .decision
    case .answered, .ignored, .answeredUnseen: .answer
    case .admitted, .admissionDropped, .crashed, .restarted, .outageBegan, .outageEnded,
      .sessionExpired:
      .server
    case .invoked, .summaryShown, .candidateTaken, .candidateWithdrawn, .rested, .timedOut,
      .backedOff, .limitReached, .deviceChanged, .signedIn, .signInRefused, .signInFailed, .synced,
      .syncFailed, .cached, .forgotten, .donated, .donationWithdrawn, .suggested,
      .suggestedNothing, .dismissed, .discovered:
      .device
    }
  }
}

extension Action {
  /// The invocation that a step begins, or goes on with.
  var invocation: InvocationID? {
    switch self {
    case .invoke(let invocation): invocation.id
    case .confirm(let id, _), .decline(let id), .choose(_, for: let id), .replay(_, as: let id, _),
      .pickUp(_, as: let id), .retry(let id), .slowCommit(let id, _),
      .crash(.beforeCommit(let id)), .crash(.afterCommit(let id)):
      id
    case .run(shortcut: _, first: let id): id
    case .fault(let fault): fault.invocation
    case .goOffline, .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp,
      .signIn, .signOut, .switchTenant, .updateApp, .setFile, .sync, .suggest, .dismiss, .discover,
      .crash, .restart, .unavailable, .expireSession, .partition, .heal:
      nil
    }
  }
}
