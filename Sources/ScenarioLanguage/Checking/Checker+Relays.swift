import IntentEngine
import IntentSimulation

extension Checker {
  /// Reports a device that acts through one that can't carry it out.
  mutating func checkRelay(_ line: DeviceLine) {
    guard let fact = line.facts.first(where: { $0.statement == .through })?[0],
      case .device(let own) = names[line.match[0].text]?.meaning,
      Int(own.index) < setup.devices.count,
      let through = setup.devices[Int(own.index)].through,
      let reason = reasonAgainst(own, through)
    else { return }
    diagnostics.report(
      .wrongRelay, fact.span,
      "\(fact.token.shown) can't carry out what is said on \(line.match[0].token.shown): \(reason)")
  }

  private func reasonAgainst(_ own: DeviceID, _ through: DeviceID) -> String? {
    if own == through { return "they are one device" }
    guard Int(through.index) < setup.devices.count else { return nil }
    let (device, other) = (setup.devices[Int(own.index)], setup.devices[Int(through.index)])
    if other.through != nil { return "it has no link of its own either" }
    let isTheirs = device.user == other.user && device.tenant == other.tenant
    return isTheirs ? nil : "they belong to different accounts"
  }

  /// Reports what a device does that takes a link of its own.
  mutating func checkOwnLink(_ match: Match<ActionStatement>, _ actor: Actor?) {
    guard case .device(let device) = actor, Int(device.index) < setup.devices.count,
      setup.devices[Int(device.index)].through != nil, match.statement.needsOwnLink
    else { return }
    diagnostics.report(
      .wrongRelay, match.span,
      "this takes a link of its own, and \(setup.names[device]) acts through another device")
  }
}

extension ActionStatement {
  /// Whether it deals with the server without a request that somebody else could carry.
  fileprivate var needsOwnLink: Bool {
    switch self {
    case .signIn, .signOut, .switchTenant, .sync, .suggest: true
    case .intent, .confirm, .confirmForGood, .decline, .choose, .replay, .run, .pickUp, .retry,
      .goOffline, .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp,
      .updateApp, .dismiss, .discover, .removeFile, .replaceFile:
      false
    }
  }
}
