import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// One run of a scenario that has come to its end, as transcript, expectations and
/// universal rules look at it.
struct Playthrough: Sendable {
  let scenario: Scenario
  let world: World
  /// How the run ended.
  let end: RunEnd
  /// What was seen while it ran, and can't be seen at its end.
  let observations: Observations
  let teller: Teller
  /// The order of events that it took; `nil` where time decided.
  let schedule: [EventIdentity]?

  /// Plays a scenario to its end: by its schedule, where it has one, or else by virtual time.
  init(_ scenario: Scenario, safeguards: Safeguards) {
    var options = WorldOptions()
    options.safeguards = safeguards
    var observations = Observations(scenario)
    self.scenario = scenario
    schedule = scenario.schedule
    var run = ScenarioRun(scenario, options: options)
    observations.look(at: run.world)
    end = run.run { observations.look(at: $0) }
    world = run.world
    self.observations = observations
    teller = Teller(world)
  }

  /// A run that has come as far as a world has.
  ///
  /// - Parameter end: how it ended, where it did.
  init(_ scenario: Scenario, soFar world: World, end: RunEnd = .finished) {
    self.scenario = scenario
    self.world = world
    self.end = end
    observations = Observations(scenario)
    teller = Teller(world)
    schedule = scenario.schedule
  }

  /// Takes a run that has come to its end.
  init(_ scenario: Scenario, _ world: World, _ end: RunEnd, _ observations: Observations) {
    self.scenario = scenario
    self.world = world
    self.end = end
    self.observations = observations
    teller = Teller(world)
    schedule = nil
  }

  /// The whole run, as rules that are asked of parts look at it.
  var passage: Passage { Passage(before: observations.beginning ?? world, world: world) }

  /// The invocation that first used a key of a user.
  func firstInvocation(of key: OperationKey, _ user: EntityID) -> InvocationID? {
    (0..<scenario.setup.invocationCount).map { InvocationID($0) }.first {
      let status = world.status(of: $0)
      return status.key == key && status.user == user
    }
  }

  /// How often the invocation's operation changed anything, under whatever keys it was sent.
  func effectCount(of invocation: InvocationID) -> Int {
    Playthrough.effectCount(of: invocation, in: world)
  }

  static func effectCount(of invocation: InvocationID, in world: World) -> Int {
    let keys = keys(of: invocation, in: world)
    let user = world.status(of: invocation).user
    return world.engine.journal.records.count { record in
      record.eventCount > 0 && !record.effects.isEmpty && record.user == user
        && record.key.map(keys.contains) == true
    }
  }

  /// All keys under which the invocation's operation was sent, by any of its invocations.
  private static func keys(of invocation: InvocationID, in world: World) -> [OperationKey] {
    let own = world.status(of: invocation).key
    var keys = own.map { [$0] } ?? []
    for occurrence in world.trace {
      guard case .decided(let origin, let request, _) = occurrence.event, let key = request.key,
        !keys.contains(key)
      else { continue }
      let isSame =
        origin.invocation == invocation
        || own != nil && world.status(of: origin.invocation).key == own
      if isSame { keys.append(key) }
    }
    return keys
  }
}

extension Scenario {
  /// A step as the formatter writes it.
  func stepText(_ step: Int) -> String {
    step < stepTexts.count ? stepTexts[step] : "step \(step + 1)"
  }
}
