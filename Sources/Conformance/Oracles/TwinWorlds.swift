import IntentEngine
import IntentSimulation

/// In a twin world without what a user may not see, everything that the user's devices receive is
/// the same (rule `privacy.twin-worlds`); times included, but for a device from when somebody else was
/// signed in on it: how often that one asked shifts what is drawn for later messages.
///
/// The twin leaves out every project that the user could see at no moment of the run. It plays the
/// same steps at the same moments; ``TwinScript`` tells which it can't. A run that follows a schedule
/// has no moments: there is nothing to compare, and while exploring it is asked of no run.
enum TwinWorlds {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    guard playthrough.schedule == nil else { return [] }
    return users(playthrough).compactMap { user in
      let hidden = hiddenProjects(from: user, playthrough)
      guard !hidden.isEmpty else { return nil }
      let script = TwinScript(of: playthrough, for: user, without: hidden)
      // Where the script itself hands over what is hidden, both worlds do without.
      let (real, left) =
        script.leavesOut
        ? real(for: user, playthrough, script, hiding: hidden)
        : (ReceivedLines(by: user, in: playthrough.world, playthrough.teller), hidden)
      guard !left.isEmpty else { return nil }
      let twin = received(by: user, playthrough, script, without: left)
      return real.isSame(as: twin)
        ? nil : difference(real.lines, twin.lines, user, playthrough.teller)
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

  /// What the user receives where steps are left out, and what stays hidden then: without them the user
  /// may come to see some of it.
  private static func real(
    for user: EntityID, _ playthrough: Playthrough, _ script: TwinScript, hiding hidden: [EntityID]
  ) -> (ReceivedLines, hidden: [EntityID]) {
    var observations = Observations(playthrough.scenario)
    let lines = received(by: user, playthrough, script, without: []) { observations.look(at: $0) }
    return (lines, hidden.filter { !observations.everSaw[user.index][$0.index] })
  }

  private static func received(
    by user: EntityID, _ playthrough: Playthrough, _ script: TwinScript,
    without hidden: [EntityID], observing look: ((World) -> Void)? = nil
  ) -> ReceivedLines {
    var setup = playthrough.scenario.setup
    setup.genesis.missingProjects = hidden
    setup.script = script.steps
    var limits = RunLimits()
    // A twin that goes on where the real world has ended need not be played to its end.
    limits.events = 20_000 + 2 * playthrough.world.trace.count
    var run = CanonicalRun(setup, options: playthrough.world.options, limits: limits)
    look?(run.world)
    _ = run.run(observing: look)
    return ReceivedLines(by: user, in: run.world, Teller(run.world))
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
