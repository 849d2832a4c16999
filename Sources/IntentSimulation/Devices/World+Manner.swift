import IntentEngine

extension World {
  /// How an invocation comes in, by the step that made it or answered for it.
  @inline(__always)
  func manner(of index: Int, step: Int) -> Manner {
    let actor = setup.script[step].actor
    switch setup.script[step].action {
    case .invoke(let invocation): return consoleManner(invocation.manner, actor)
    case .confirm(_, let manner), .replay(_, as: _, let manner):
      return consoleManner(manner, actor)
    case .run(let shortcut, let first):
      var manner = setup.shortcuts[shortcut].steps[index - Int(first.index)].manner
      if manner.entry == .app { manner.entry = .shortcuts }
      return manner
    case .decline:
      return consoleManner(Manner(), setup.script[step].actor)
    case .choose, .pickUp, .retry, .goOffline, .goOnline, .lock, .unlock, .background,
      .foreground, .killApp, .openApp, .signIn, .signOut, .switchTenant, .updateApp, .setFile,
      .sync,
      .suggest, .dismiss, .discover, .crash,
      .restart, .unavailable, .slowCommit, .expireSession, .fault, .partition, .heal:
      return consoleManner(Manner(), actor)
    }
  }

  @inline(__always)
  private func consoleManner(_ manner: Manner, _ actor: Actor) -> Manner {
    guard case .administrator = actor else { return manner }
    var manner = manner
    manner.entry = .administration
    return manner
  }
}
