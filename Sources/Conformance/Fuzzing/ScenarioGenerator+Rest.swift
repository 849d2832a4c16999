import IntentEngine
import IntentSimulation

/// The last steps of a random scenario: nothing goes wrong any more.
extension ScenarioGenerator {
  /// Ends all faults that the script has begun, and lets every device fetch what it may see.
  mutating func bringToRest() {
    let ends = setup.devices.indices.map { Wrong(with: $0, setup) }
    if setup.script.contains(where: \.action.stopsServer) { add(.then, .server, .restart) }
    for (index, wrong) in ends.enumerated() {
      let actor = Actor.device(DeviceID(index))
      if wrong.isCutOff { add(.then, .network, .heal(DeviceID(index))) }
      if wrong.isKilled { add(.then, actor, .openApp) }
      if wrong.isInBackground { add(.then, actor, .foreground) }
      if wrong.isLocked { add(.then, actor, .unlock) }
      if wrong.isOffline { add(.then, actor, .goOnline) }
      if wrong.isSignedOut, setup.devices[index].through == nil {
        add(.then, actor, .signIn(setup.devices[index].user))
      }
    }
    for index in setup.devices.indices where setup.devices[index].through == nil {
      add(.then, .device(DeviceID(index)), .sync)
    }
  }

  /// What may have gone wrong with a device by the end of the script.
  private struct Wrong {
    var isCutOff = false
    var isKilled = false
    var isInBackground: Bool
    var isLocked: Bool
    var isOffline: Bool
    /// Whether somebody else may be signed in, or for another tenant, or nobody.
    var isSignedOut = false

    init(with device: Int, _ setup: WorldSetup) {
      let own = setup.devices[device]
      (isInBackground, isLocked, isOffline) = (!own.isForeground, own.isLocked, !own.isOnline)
      let id = DeviceID(device)
      for index in setup.script.indices {
        let isOwn = setup.script[index].actor == .device(id)
        switch setup.script[index].action {
        case .killApp: if isOwn { isKilled = true }
        case .background: if isOwn { isInBackground = true }
        case .lock: if isOwn { isLocked = true }
        case .goOffline: if isOwn { isOffline = true }
        case .signIn, .signOut, .switchTenant: if isOwn { isSignedOut = true }
        case .expireSession(id): isSignedOut = true
        case .partition(id, _): isCutOff = true
        default: break
        }
      }
    }
  }
}

extension Action {
  /// Whether the server may be down after it.
  fileprivate var stopsServer: Bool {
    if case .crash = self { true } else { false }
  }
}
