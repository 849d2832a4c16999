import IntentEngine
import IntentSimulation

/// Makes a random scenario of a sequence of decisions: a small office with what is in it, devices,
/// about twenty operations with faults among them, and at last the steps that bring all to rest.
///
/// What can be done comes from the intents' own declarations, so that a new intent is played as soon
/// as it is declared.
struct ScenarioGenerator {
  /// The most steps before all is brought to rest.
  static let stepLimit = 40
  /// How many of a hundred steps are followed by another.
  static let goesOn = 96

  var choices: ChoiceSequence
  let swarm: Swarm
  var setup = WorldSetup()
  /// What was said so far.
  var operations: [SaidOperation] = []
  /// Who is signed in on each device, as far as the script says, and for which tenant.
  var accounts: [DeviceAccount] = []
  /// Who says what is being made up now.
  var speaker: EntityID?
  /// How many more steps may take long, so that the run ends before sign-ins do.
  var longTimesLeft = 3

  /// An operation that the script has begun.
  struct SaidOperation {
    var id: InvocationID
    var intent: IntentKind
    var actor: Actor
  }

  /// Who a device is signed in as.
  struct DeviceAccount {
    var user: EntityID?
    var tenant: EntityID
  }

  /// Makes a scenario, and writes down the decisions that it takes.
  static func generate(_ choices: inout ChoiceSequence) -> GeneratedScenario {
    let strategy = FuzzStrategy(&choices)
    let swarm = Swarm(&choices)
    var generator = ScenarioGenerator(choices: choices, swarm: swarm)
    generator.makeWorld()
    generator.makeDevices()
    generator.makeNetwork()
    generator.makeSteps()
    let settling = generator.setup.script.count
    generator.bringToRest()
    generator.setup.invocationCount = generator.setup.names.invocations.count
    choices = generator.choices
    return GeneratedScenario(
      setup: generator.setup, strategy: strategy, swarm: swarm, settling: settling)
  }

  private init(choices: ChoiceSequence, swarm: Swarm) {
    self.choices = choices
    self.swarm = swarm
  }

  private mutating func makeNetwork() {
    setup.seed = 1 + UInt64(choices.below(1_000))
    if swarm.has(.latency) {
      let longest: [Milliseconds] = [5, 200, 2_000, 20_000]
      setup.network.all.latency = 1...choices.pick(longest)
    }
    if swarm.has(.duplication), choices.happens(50) { setup.network.all.duplication = 2_000 }
    if swarm.has(.reordering) { setup.network.all.reordering = 2_000 }
  }

  // MARK: Words

  /// Adds a step.
  mutating func add(_ moment: Moment, _ actor: Actor, _ action: Action) {
    let isFirst = setup.script.isEmpty
    setup.script.append(
      Step(
        moment: isFirst ? .at(.start) : moment, actor: actor, action: action,
        line: setup.script.count + 1))
  }

  /// Names the next invocation.
  mutating func nextInvocation(_ name: String? = nil) -> InvocationID {
    let id = InvocationID(setup.names.invocations.count)
    setup.names.invocations.append(name ?? "op\(id.index + 1)")
    return id
  }

  /// One of the texts that people write, titles that exist among them.
  mutating func text() -> TextID {
    setup.texts.intern(
      choices.pick(["Ship", "Draft", "Book", "as admin", "Plan", "Ship it", "SHIP"]))
  }

  /// One of a kind that the world has: in most cases one that who speaks has to do with, so that more
  /// is done than refused.
  mutating func entity(_ kind: EntityKind) -> EntityID? {
    let all = (0..<count(kind)).map { EntityID(kind, $0) }
    if all.isEmpty { return nil }
    let near = speaker.map { speaker in all.filter { isNear($0, to: speaker) } } ?? []
    return choices.pick(near.isEmpty || !choices.happens(60) ? all : near)
  }

  /// Whether somebody has to do with something from the beginning.
  private func isNear(_ entity: EntityID, to user: EntityID) -> Bool {
    switch entity.kind {
    case .project:
      guard entity.index < setup.genesis.projects.count else { return false }
      return isSide(setup.genesis.projects[entity.index].owner, of: user)
        || setup.genesis.projects[entity.index].members.contains { isSide($0.member, of: user) }
    case .task:
      guard entity.index < setup.genesis.tasks.count else { return false }
      return isNear(setup.genesis.tasks[entity.index].project, to: user)
    case .comment:
      guard entity.index < setup.genesis.comments.count else { return false }
      return isNear(setup.genesis.comments[entity.index].container, to: user)
    case .team: return isSide(entity, of: user)
    case .tenant, .user, .proposal: return false
    }
  }

  private func isSide(_ member: EntityID, of user: EntityID) -> Bool {
    member == user
      || member.kind == .team
        && setup.genesis.teams[member.index].members.contains { $0.user == user }
  }

  /// How many of a kind the world has names for; aliases count.
  func count(_ kind: EntityKind) -> Int { setup.names.count(of: kind) }
}
