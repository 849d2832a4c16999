import IntentEngine
import IntentSimulation

/// Explored worlds do not count requests by the minute: a script in which somebody could send too many
/// would be explored as if the server had no limit.
extension Checker {
  /// Reports an `explore` part that lets somebody reach the server's rate.
  mutating func checkRate(_ file: ParsedFile) {
    guard let explore, let part = file.parts[.explore] else { return }
    for index in setup.genesis.users.indices {
      let user = EntityID(.user, index)
      let most = mostRequests(of: user, explore)
      guard most >= Int(Limits.requestsPerWindow) else { continue }
      diagnostics.report(
        .notExplorable, part.span,
        "\(setup.names[user] ?? "somebody") could send \(most) requests, and explored runs do not "
          + "count them by the minute as the server does, from \(Limits.requestsPerWindow) on",
        suggestion: "state fewer `attempts`, or explore fewer steps")
      return
    }
  }

  /// As often as a user's devices could send, if nothing is ever answered.
  private func mostRequests(of user: EntityID, _ explore: ExploreBudget) -> Int {
    let attempts = explore.attempts ?? DeviceLimits.attempts
    return setup.script.reduce(explore.duplicates) { count, step in
      switch step.actor {
      case .device(let device) where mayBeOn(device, user):
        count + attempts * operations(of: step.action)
      case .administrator(user): count + 1
      case .device, .administrator, .server, .network: count
      }
    }
  }

  private func mayBeOn(_ device: DeviceID, _ user: EntityID) -> Bool {
    // A device that a mistake left out is nobody's.
    setup.devices.indices.contains(Int(device.index))
      && setup.devices[Int(device.index)].user == user
      || setup.script.contains { $0.actor == .device(device) && $0.action == .signIn(user) }
  }

  /// How many operations an action sends, or sends anew.
  private func operations(of action: Action) -> Int {
    switch action {
    case .run(let shortcut, _):
      setup.shortcuts.indices.contains(shortcut) ? setup.shortcuts[shortcut].steps.count : 0
    case .invoke, .confirm, .decline, .choose, .replay, .pickUp, .retry: 1
    case .goOffline, .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp,
      .signIn, .signOut, .switchTenant, .updateApp, .setFile, .sync, .suggest, .dismiss, .discover,
      .crash, .restart, .unavailable, .slowCommit, .expireSession, .fault, .partition, .heal:
      0
    }
  }
}
