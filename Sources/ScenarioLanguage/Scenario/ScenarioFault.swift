import IntentSimulation

/// What can go wrong around a scenario's people: on the network, with a device or with the server.
///
/// What hostile or mistaken clients send is none: a server meets that in fair weather too.
public enum ScenarioFault: String, CaseIterable, Hashable, Sendable {
  case loss, duplication, reordering, delay, partition
  case offline, kill
  case skewedClock = "skewed clock"
  case crash, unavailable
  case slowCommit = "slow commit"
  case expiry
}

extension Scenario {
  /// The faults that the scenario's network, devices and steps hold, in the order of the cases.
  public var faults: [ScenarioFault] {
    let found =
      ([setup.network.all] + setup.network.links.map(\.link)).flatMap(\.faults)
      + setup.devices.flatMap(\.faults) + setup.script.compactMap(\.action.fault)
    return ScenarioFault.allCases.filter(found.contains)
  }
}

extension LinkSetup {
  fileprivate var faults: [ScenarioFault] {
    [
      loss > 0 ? .loss : nil, duplication > 0 ? .duplication : nil,
      reordering > 0 ? .reordering : nil,
    ].compactMap(\.self)
  }
}

extension DeviceSetup {
  fileprivate var faults: [ScenarioFault] {
    [isOnline ? nil : .offline, clockSkew == 0 ? nil : .skewedClock].compactMap(\.self)
  }
}

extension Action {
  fileprivate var fault: ScenarioFault? {
    switch self {
    case .goOffline: .offline
    case .killApp: .kill
    case .crash, .restart: .crash
    case .unavailable: .unavailable
    case .slowCommit: .slowCommit
    case .expireSession: .expiry
    case .partition: .partition
    case .fault(let fault): fault.kind.fault
    default: nil
    }
  }
}

extension MessageFault.Kind {
  fileprivate var fault: ScenarioFault {
    switch self {
    case .lose: .loss
    case .duplicate: .duplication
    case .delay: .delay
    }
  }
}
