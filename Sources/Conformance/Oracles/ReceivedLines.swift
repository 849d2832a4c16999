import IntentEngine
import IntentSimulation

/// What the devices of one user receive in a run, one line each, with its time.
///
/// A copy that is dropped is the user's own only where it came while they were signed in: when
/// accounts change, a device drops what the one before had, and shows none of it.
struct ReceivedLines {
  private struct Copy: Hashable {
    var device: DeviceID
    var entity: EntityID
  }

  private(set) var lines: [String] = []
  private let user: EntityID
  private let owners: [EntityID]
  private let teller: Teller
  /// By device: who is signed in.
  private var current: [EntityID]
  /// Who was signed in when a copy came; a copy from the beginning is the device's owner's.
  private var holders: [Copy: EntityID] = [:]

  init(by user: EntityID, in world: World) {
    self.user = user
    teller = Teller(world)
    owners = world.setup.devices.map(\.user)
    current = owners
    for occurrence in world.trace { take(occurrence) }
  }

  private mutating func take(_ occurrence: Occurrence) {
    // An administrator signs in at the console, which is no device.
    if case .signedIn(let device, let signedIn, _) = occurrence.event, device != .none {
      current[Int(device.index)] = signedIn
    }
    if let line = line(occurrence.event) {
      lines.append("\(teller.time(occurrence.at)) \(line)")
    }
    if case .cached(let device, let snapshot) = occurrence.event {
      holders[Copy(device: device, entity: snapshot.entity)] = current[Int(device.index)]
    }
  }

  private func line(_ event: Occurrence.Event) -> String? {
    switch event {
    case .answered(let origin, let reply), .ignored(let origin, let reply),
      .answeredUnseen(let origin, let reply):
      guard origin.user == user else { return nil }
      return "\(teller.name(origin.device)) \(teller.name(origin.invocation)) \(teller.told(reply))"
    case .synced(let device, let outcome, let entities) where isTheirs(device):
      return "\(teller.name(device)) synced \(outcome.word) \(entities)"
    case .cached(let device, let snapshot) where isTheirs(device):
      return "\(teller.name(device)) holds \(teller.snapshot(snapshot))"
    case .forgotten(let device, let entity)
    where isTheirs(device) && holder(of: entity, on: device) == user:
      return "\(teller.name(device)) drops \(teller.name(entity))"
    case .candidateWithdrawn(let origin, let entity):
      guard origin.user == user else { return nil }
      return "\(teller.name(origin.device)) no longer offers \(teller.name(entity))"
    case .suggested(let device, let list, let suggestions) where isTheirs(device):
      let names = suggestions.map { teller.name($0) }.joined(separator: ", ")
      return "\(teller.name(device)) \(teller.name(list: list)) suggests \(names)"
    default: return nil
    }
  }

  private func isTheirs(_ device: DeviceID) -> Bool {
    device != .none && current[Int(device.index)] == user
  }

  private func holder(of entity: EntityID, on device: DeviceID) -> EntityID {
    holders[Copy(device: device, entity: entity)] ?? owners[Int(device.index)]
  }
}
