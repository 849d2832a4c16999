import IntentEngine
import IntentSimulation

/// Once nothing goes wrong any more, all comes to rest: every device shows what the server knows, and
/// nothing waits that could go on (rules `recover.kept`, `recover.queue-flows`,
/// `sync.not-a-database`).
enum RestOracle {
  static let name = "all comes to rest"

  static func failures(_ playthrough: Playthrough) -> [Failure] {
    if case .undecided(let reason) = playthrough.end {
      return [
        Failure(
          .universalRule, rule: .recoverNotEndless,
          message: "the run does not come to rest: \(reason.words)")
      ]
    }
    // Without time, a step whose turn never came has brought nothing to rest.
    guard playthrough.world.beginTimes.allSatisfy({ $0 != nil }) else { return [] }
    let devices = playthrough.scenario.setup.devices.indices
    return devices.flatMap { index in
      let device = DeviceID(index)
      let status = playthrough.world.status(of: device)
      return views(status, device, playthrough) + waiting(status, device, playthrough)
    }
  }

  /// What a device shows otherwise than the server knows it, though it has just synced.
  private static func views(
    _ status: DeviceStatus, _ device: DeviceID, _ playthrough: Playthrough
  ) -> [Failure] {
    guard status.isSignedIn, hasSynced(device, playthrough.world) else { return [] }
    let known = playthrough.world.engine.state.snapshots(visibleTo: status.user, in: status.tenant)
    return known.compactMap { snapshot in
      let copy = status.copies.first { $0.entity == snapshot.entity }
      guard copy.map({ differs($0, snapshot) }) ?? true else { return nil }
      let teller = playthrough.teller
      let found = copy.map { "at version \($0.version.number)" } ?? "not at all"
      return Failure(
        .universalRule, rule: .syncNotADatabase,
        message:
          "\(teller.name(device)) shows \(teller.name(snapshot.entity)) \(found) after its sync, "
          + "and the server has version \(snapshot.version.number)")
    }
  }

  private static func differs(_ copy: Snapshot, _ known: Snapshot) -> Bool {
    copy.version != known.version || copy.isDone != known.isDone
      || copy.isDeleted != known.isDeleted || copy.title != known.title
  }

  /// Whether the last thing that the device did was a sync that brought something, and the server has
  /// changed nothing since it was asked: first, where the device has asked more than once, because
  /// the answer to each of its tries is taken.
  private static func hasSynced(_ device: DeviceID, _ world: World) -> Bool {
    let ends = world.trace.indices.filter { place in
      switch world.trace[place].event {
      case .synced(device, _, _), .syncFailed(device): true
      default: false
      }
    }
    guard let last = ends.last, case .synced(_, .done, _) = world.trace[last].event else {
      return false
    }
    let asked = world.trace[(ends.dropLast().last ?? 0)..<last].firstIndex { occurrence in
      guard case .arrived(let message) = occurrence.event else { return false }
      return message.kind == .syncRequest && message.device == device
    }
    let changed = world.trace.lastIndex { occurrence in
      if case .decided(_, _, let reply) = occurrence.event { return reply.outcome == .done }
      return false
    }
    return asked.map { (changed ?? -1) < $0 } ?? false
  }

  /// What waits on a device that could go on.
  private static func waiting(
    _ status: DeviceStatus, _ device: DeviceID, _ playthrough: Playthrough
  ) -> [Failure] {
    guard status.isOnline, status.isAppAlive, !status.isLocked, status.isSignedIn,
      playthrough.scenario.setup.devices[Int(device.index)].through == nil
    else { return [] }
    return status.outbox.compactMap { invocation in
      let entry = playthrough.world.status(of: invocation)
      guard case .kept(let reason)? = entry.rest, entry.user == status.user else { return nil }
      return Failure(
        .universalRule, rule: .recoverKept,
        message:
          "\(playthrough.teller.name(invocation)) is kept for nothing: \(reason.words)")
    }
  }
}
