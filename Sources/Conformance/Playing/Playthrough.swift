import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// One run of a scenario that has come to its end, as transcript, expectations and
/// universal rules look at it.
///
/// It never changes, and many look at it: a class, so that none of them copies the world.
final class Playthrough: Sendable {
  let scenario: Scenario
  let world: World
  /// How the run ended.
  let end: RunEnd
  /// What was seen while it ran, and can't be seen at its end.
  let observations: Observations
  let teller: Teller
  /// The order of events that it took; `nil` where time decided.
  let schedule: [EventIdentity]?
  /// The whole run, as rules that are asked of parts look at it.
  let passage: Passage

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
    teller = Teller(world)
    passage = Passage(before: observations.beginning ?? world, world: world)
    self.observations = observations
  }

  /// A run that has come as far as a world has.
  ///
  /// - Parameter end: how it ended, where it did.
  convenience init(_ scenario: Scenario, soFar world: World, end: RunEnd = .finished) {
    self.init(
      scenario, world, end, Observations(scenario), Teller(world), schedule: scenario.schedule)
  }

  /// Takes a run that has come to its end.
  convenience init(
    _ scenario: Scenario, _ world: World, _ end: RunEnd, _ observations: Observations
  ) {
    self.init(
      scenario, world, end, observations, Teller(world), schedule: scenario.schedule)
  }

  /// Takes a run with the names that its teller gives to everything.
  init(
    _ scenario: Scenario, _ world: World, _ end: RunEnd, _ observations: Observations,
    _ teller: Teller, schedule: [EventIdentity]?
  ) {
    self.scenario = scenario
    self.world = world
    self.end = end
    self.observations = observations
    self.teller = teller
    self.schedule = schedule
    passage = Passage(before: observations.beginning ?? world, world: world)
  }

  /// The invocation that first used a key of a user.
  func firstInvocation(of key: OperationKey, _ user: EntityID) -> InvocationID? {
    (0..<scenario.setup.invocationCount).map { InvocationID($0) }.first {
      world.key(of: $0) == key && world.user(of: $0) == user
    }
  }

  /// How often the invocation's operation changed anything, under whatever keys it was sent.
  func effectCount(of invocation: InvocationID) -> Int {
    Playthrough.effectCount(of: invocation, in: world)
  }

  static func effectCount(of invocation: InvocationID, in world: World) -> Int {
    let keys = keys(of: invocation, in: world)
    let user = world.user(of: invocation)
    return world.engine.journal.records.count { record in
      record.eventCount > 0 && !record.effects.isEmpty && record.user == user
        && record.key.map(keys.contains) == true
    }
  }

  /// All keys under which the invocation's operation was sent, by any of its invocations.
  private static func keys(of invocation: InvocationID, in world: World) -> [OperationKey] {
    let own = world.key(of: invocation)
    var keys = own.map { [$0] } ?? []
    for occurrence in world.trace {
      guard case .decided(let origin, let request, _) = occurrence.event, let key = request.key,
        !keys.contains(key)
      else { continue }
      let isSame =
        origin.invocation == invocation
        || own != nil && world.key(of: origin.invocation) == own
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
