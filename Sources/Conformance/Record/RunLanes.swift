import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Where the things of a run happen, and when those places are out of reach.
struct RunLanes {
  private(set) var lanes: [RunModel.Lane]
  private let scenario: Scenario
  private let hasConsole: Bool
  private let deviceCount: Int

  init(_ scenario: Scenario) {
    self.scenario = scenario
    let setup = scenario.setup
    deviceCount = setup.devices.count
    hasConsole = setup.script.contains {
      if case .administrator = $0.actor { true } else { false }
    }
    lanes = setup.devices.indices.map {
      RunModel.Lane(kind: .device, name: setup.names[DeviceID($0)])
    }
    if hasConsole { lanes.append(RunModel.Lane(kind: .console, name: "console")) }
    lanes.append(RunModel.Lane(kind: .network, name: "network"))
    lanes.append(RunModel.Lane(kind: .server, name: "server"))
  }

  var server: Int { lanes.count - 1 }
  var network: Int { lanes.count - 2 }

  /// The lane of a device; an administrator's is the console.
  func lane(of device: DeviceID) -> Int {
    if device == .none { return hasConsole ? deviceCount : server }
    return Int(device.index)
  }

  /// The lane of who does a step.
  func lane(ofStep step: Int) -> Int {
    switch scenario.setup.script[step].actor {
    case .device(let device): lane(of: device)
    case .administrator: lane(of: .none)
    case .server: server
    case .network: network
    }
  }

  /// The lanes that a message goes from and to.
  func ends(of message: Message) -> (from: Int, to: Int) {
    let device = lane(of: message.device)
    switch message.kind {
    case .request, .signInRequest, .syncRequest, .suggestionRequest: return (device, server)
    case .reply, .signInReply, .syncReply, .suggestionReply: return (server, device)
    case .relay: return (device, carrier(of: message.device))
    case .relayReply: return (carrier(of: message.device), device)
    }
  }

  private func carrier(of device: DeviceID) -> Int {
    guard device != .none else { return network }
    return scenario.setup.devices[Int(device.index)].through.map(lane(of:)) ?? network
  }

  // MARK: Out of reach

  /// Notes what is out of reach before anything has happened.
  mutating func begin(_ world: World) {
    for index in 0..<deviceCount where !world.status(of: DeviceID(index)).isOnline {
      lanes[index].pauses.append(RunModel.Pause())
    }
  }

  /// Notes what an event takes out of reach, or brings back.
  mutating func note(_ event: Occurrence.Event, at place: Int) {
    switch event {
    case .deviceChanged(let device, .offline), .deviceChanged(let device, .partitioned):
      pause(lane(of: device), place)
    case .deviceChanged(let device, .online), .deviceChanged(let device, .healed):
      resume(lane(of: device), place)
    case .crashed: pause(server, place)
    case .outageBegan(_, in: nil): pause(server, place)
    case .restarted, .outageEnded: resume(server, place)
    default: break
    }
  }

  private mutating func pause(_ lane: Int, _ place: Int) {
    if let last = lanes[lane].pauses.last, last.to == nil { return }
    lanes[lane].pauses.append(RunModel.Pause(from: place))
  }

  private mutating func resume(_ lane: Int, _ place: Int) {
    guard let last = lanes[lane].pauses.indices.last, lanes[lane].pauses[last].to == nil else {
      return
    }
    lanes[lane].pauses[last].to = place
  }
}
