import IntentEngine
import IntentSimulation

extension TwinScript {
  /// By step: who did it, where it was done on a device as who was signed in there then.
  static func actors(_ playthrough: Playthrough) -> [EntityID?] {
    let setup = playthrough.scenario.setup
    var current = setup.devices.map(\.user)
    var actors: [EntityID?] = setup.script.map { step in
      switch step.actor {
      case .device(let device): current[Int(device.index)]
      case .administrator(let administrator): administrator
      case .server, .network: nil
      }
    }
    for place in playthrough.world.trace.indices {
      switch playthrough.world.trace[place].event {
      case .signedIn(let device, let user, _) where device != .none:
        current[Int(device.index)] = user
      case .began(let step):
        if case .device(let device) = setup.script[step].actor {
          actors[step] = current[Int(device.index)]
        }
      default: break
      }
    }
    return actors
  }
}
