import IntentEngine
import IntentSimulation

/// In a twin world without what a user may not see, everything that the user's devices receive is
/// the same, times included (rule `privacy.twin-worlds`).
///
/// The twin leaves out every project that the user could see at no moment of the run. It plays the
/// same steps at the same moments.
enum TwinWorlds {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    users(playthrough).compactMap { user in
      let hidden = hiddenProjects(from: user, playthrough)
      guard !hidden.isEmpty else { return nil }
      let twin = twin(of: playthrough, without: hidden)
      return difference(
        received(by: user, playthrough.world, playthrough.teller),
        received(by: user, twin, Teller(twin)), user, playthrough.teller)
    }
  }

  /// The users who have devices, in order.
  private static func users(_ playthrough: Playthrough) -> [EntityID] {
    let owners = playthrough.scenario.setup.devices.map(\.user)
    return owners.indices.filter { !owners[..<$0].contains(owners[$0]) }.map { owners[$0] }
  }

  private static func hiddenProjects(
    from user: EntityID, _ playthrough: Playthrough
  ) -> [EntityID] {
    let saw = playthrough.observations.everSaw[user.index]
    return saw.indices.filter { !saw[$0] }.map { EntityID(.project, $0) }
  }

  private static func twin(
    of playthrough: Playthrough, without hidden: [EntityID]
  ) -> World {
    var setup = playthrough.scenario.setup.timed(by: playthrough.world.beginTimes)
    setup.genesis.missingProjects = hidden
    setup.script = script(setup.script, of: playthrough, without: hidden)
    var run = CanonicalRun(setup, options: playthrough.world.options)
    _ = run.run()
    return run.world
  }

  /// A crash that waits for something hidden would not come in the twin: it comes by the clock.
  private static func script(
    _ script: [Step], of playthrough: Playthrough, without hidden: [EntityID]
  ) -> [Step] {
    var script = script
    for crash in playthrough.world.firedCrashes.reversed() {
      guard let invocation = script[crash.step].action.crashingInvocation,
        let entity = playthrough.world.status(of: invocation).entity,
        let project = playthrough.world.engine.state.project(of: entity),
        hidden.contains(project)
      else { continue }
      var step = script.remove(at: crash.step)
      step.moment = .at(crash.at)
      step.action = .crash(.now)
      let place = script.firstIndex { begins($0, after: crash.at) } ?? script.count
      script.insert(step, at: place)
    }
    return script
  }

  private static func begins(_ step: Step, after instant: Instant) -> Bool {
    if case .at(let begin) = step.moment { return begin > instant }
    return false
  }

  /// What the devices of a user receive, one line each.
  private static func received(
    by user: EntityID, _ world: World, _ teller: Teller
  ) -> [String] {
    var current = world.setup.devices.map(\.user)
    var lines: [String] = []
    for occurrence in world.trace {
      if case .signedIn(let device, let signedIn, _) = occurrence.event {
        current[Int(device.index)] = signedIn
      }
      guard let line = line(occurrence.event, user, current, teller) else { continue }
      lines.append("\(teller.time(occurrence.at)) \(line)")
    }
    return lines
  }

  private static func line(
    _ event: Occurrence.Event, _ user: EntityID, _ current: [EntityID], _ teller: Teller
  ) -> String? {
    func isTheirs(_ device: DeviceID) -> Bool {
      device != .none && current[Int(device.index)] == user
    }
    switch event {
    case .answered(let origin, let reply), .ignored(let origin, let reply),
      .answeredUnseen(let origin, let reply):
      guard origin.user == user else { return nil }
      return "\(teller.name(origin.device)) \(teller.name(origin.invocation)) \(teller.told(reply))"
    case .synced(let device, let outcome, let entities) where isTheirs(device):
      return "\(teller.name(device)) synced \(outcome.word) \(entities)"
    case .cached(let device, let snapshot) where isTheirs(device):
      return "\(teller.name(device)) holds \(teller.snapshot(snapshot))"
    case .forgotten(let device, let entity) where isTheirs(device):
      return "\(teller.name(device)) drops \(teller.name(entity))"
    default: return nil
    }
  }

  private static func difference(
    _ real: [String], _ twin: [String], _ user: EntityID, _ teller: Teller
  ) -> Failure? {
    guard real != twin else { return nil }
    let place =
      zip(real, twin).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(real.count, twin.count)
    return Failure(
      .universalRule, rule: .privacyTwinWorlds,
      message: "\(teller.name(user)) is told of what \(teller.name(user)) may not see",
      details: [
        "with it:    " + (place < real.count ? real[place] : "nothing more"),
        "without it: " + (place < twin.count ? twin[place] : "nothing more"),
      ])
  }
}

extension Action {
  /// The invocation whose commit the action waits for, to crash the server.
  fileprivate var crashingInvocation: InvocationID? {
    switch self {
    case .crash(.beforeCommit(let name)), .crash(.afterCommit(let name)): name
    default: nil
    }
  }
}
