import IntentEngine
import IntentSimulation

/// What the devices of one user receive in a run, with its time: one event a line.
///
/// A copy that is dropped is the user's own only where it came while they were signed in: when
/// accounts change, a device drops what the one before had, and shows none of it.
struct ReceivedLines {
  private struct Copy: Hashable {
    var device: DeviceID
    var entity: EntityID
  }

  /// What is received, and whether its time says anything.
  private struct Received {
    var occurrence: Occurrence
    var isTimed: Bool
  }

  private var received: [Received] = []
  /// By device: whether somebody else was signed in on it before. What they did there without a trace that
  /// the user sees still made the device ask more or less often, and shifts its times from then on.
  private var isShared: [Bool]
  private let user: EntityID
  private let owners: [EntityID]
  private let teller: Teller
  /// By device: who is signed in.
  private var current: [EntityID]
  /// Who was signed in when a copy came; a copy from the beginning is the device's owner's.
  private var holders: [Copy: EntityID] = [:]

  /// Picks out of a run what is a user's.
  init(by user: EntityID, in world: World, _ teller: Teller) {
    self.user = user
    self.teller = teller
    owners = world.setup.devices.map(\.user)
    current = owners
    isShared = owners.map { _ in false }
    for place in world.trace.indices where world.trace[place].event.isOfDevices {
      take(world.trace[place])
    }
  }

  /// Each as a text.
  var lines: [String] {
    received.map {
      ($0.isTimed ? "\(teller.time($0.occurrence.at)) " : "") + (line($0.occurrence.event) ?? "")
    }
  }

  /// Whether two runs have the same lines: a line is written only where the event differs, or where
  /// something may have another name.
  func isSame(as other: ReceivedLines) -> Bool {
    guard received.count == other.received.count else { return false }
    guard teller.namesAlike(other.teller) else { return lines == other.lines }
    return zip(received, other.received).allSatisfy { mine, theirs in
      let (left, right) = (mine.occurrence, theirs.occurrence)
      return (!mine.isTimed || left.at == right.at)
        && (left.event == right.event || line(left.event) == other.line(right.event))
    }
  }

  private mutating func take(_ occurrence: Occurrence) {
    // An administrator signs in at the console, which is no device.
    if case .signedIn(let device, let signedIn, _) = occurrence.event, device != .none {
      current[Int(device.index)] = signedIn
      if signedIn != user || owners[Int(device.index)] != user {
        isShared[Int(device.index)] = true
      }
    }
    if isReceived(occurrence.event) {
      let device = occurrence.event.receiver
      let isTimed = device.map { $0 == .none || !isShared[Int($0.index)] } ?? true
      received.append(Received(occurrence: occurrence, isTimed: isTimed))
    }
    if case .cached(let device, let snapshot) = occurrence.event {
      holders[Copy(device: device, entity: snapshot.entity)] = current[Int(device.index)]
    }
  }

  /// Whether a user's device received what the event tells, and it is told.
  private func isReceived(_ event: Occurrence.Event) -> Bool {
    switch event {
    case .answered(let origin, _), .ignored(let origin, _), .answeredUnseen(let origin, _),
      .candidateWithdrawn(let origin, _):
      origin.user == user
    case .synced(let device, _, _), .cached(let device, _), .suggested(let device, _, _):
      isTheirs(device)
    case .forgotten(let device, let entity):
      isTheirs(device) && holder(of: entity, on: device) == user
    default: false
    }
  }

  private func line(_ event: Occurrence.Event) -> String? {
    switch event {
    case .answered(let origin, let reply), .ignored(let origin, let reply),
      .answeredUnseen(let origin, let reply):
      "\(teller.name(origin.device)) \(teller.name(origin.invocation)) \(teller.told(reply))"
    case .synced(let device, let outcome, let entities):
      "\(teller.name(device)) synced \(outcome.word) \(entities)"
    case .cached(let device, let snapshot):
      "\(teller.name(device)) holds \(teller.snapshot(snapshot))"
    case .forgotten(let device, let entity):
      "\(teller.name(device)) drops \(teller.name(entity))"
    case .candidateWithdrawn(let origin, let entity):
      "\(teller.name(origin.device)) no longer offers \(teller.name(entity))"
    case .suggested(let device, let list, let suggestions):
      "\(teller.name(device)) \(teller.name(list: list)) suggests "
        + suggestions.map { teller.name($0) }.joined(separator: ", ")
    default: nil
    }
  }

  private func isTheirs(_ device: DeviceID) -> Bool {
    device != .none && current[Int(device.index)] == user
  }

  private func holder(of entity: EntityID, on device: DeviceID) -> EntityID {
    holders[Copy(device: device, entity: entity)] ?? owners[Int(device.index)]
  }
}

extension Occurrence.Event {
  /// The device that receives what is told of it; `nil` for what nobody receives.
  fileprivate var receiver: DeviceID? {
    switch self {
    case .answered(let origin, _), .ignored(let origin, _), .answeredUnseen(let origin, _),
      .candidateWithdrawn(let origin, _):
      origin.device
    case .synced(let device, _, _), .cached(let device, _), .suggested(let device, _, _),
      .forgotten(let device, _):
      device
    default: nil
    }
  }

  /// Whether it matters to what devices receive; most events of a run do not.
  fileprivate var isOfDevices: Bool {
    if case .signedIn = self { true } else { receiver != nil }
  }
}
