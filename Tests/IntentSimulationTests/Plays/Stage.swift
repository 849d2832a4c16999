import IntentEngine

@testable import IntentSimulation

/// A small world for plays: alice owns the project `launch`, bob edits in it; it holds two tasks and
/// three comments. Devices are added as a play needs them.
struct Stage {
  static let acme = EntityID(.tenant, 0)
  static let globex = EntityID(.tenant, 1)
  static let alice = EntityID(.user, 0)
  static let bob = EntityID(.user, 1)
  static let launch = EntityID(.project, 0)
  static let t1 = EntityID(.task, 0)
  static let t2 = EntityID(.task, 1)
  static let c1 = EntityID(.comment, 0)
  static let c2 = EntityID(.comment, 1)
  static let c3 = EntityID(.comment, 2)
  static let phone = DeviceID(0)
  static let tablet = DeviceID(1)

  var setup = WorldSetup()
  var options = WorldOptions()

  init() {
    var genesis = Genesis()
    genesis.tenantCount = 2
    genesis.users = [
      Genesis.User(tenancies: [
        Genesis.Tenancy(tenant: Stage.acme, isAdmin: true), Genesis.Tenancy(tenant: Stage.globex),
      ]),
      Genesis.User(tenancies: [Genesis.Tenancy(tenant: Stage.acme)]),
    ]
    var project = Genesis.Project(
      tenant: Stage.acme, title: text("Spring launch"), owner: Stage.alice)
    project.members = [Genesis.Member(member: Stage.bob, role: .editor)]
    genesis.projects = [project]
    genesis.tasks = ["Book the venue", "Print the flyers"].map {
      Genesis.Task(project: Stage.launch, title: text($0))
    }
    genesis.comments = ["Ship on Friday", "Or on Monday", "Fine"].map {
      Genesis.Comment(container: Stage.t1, author: Stage.alice, text: text($0))
    }
    setup.genesis = genesis
  }

  mutating func text(_ text: String) -> TextID { setup.texts.intern(text) }

  /// Adds a device, signed in as its user.
  @discardableResult
  mutating func device(
    of user: EntityID = Stage.alice, _ change: (inout DeviceSetup) -> Void = { _ in }
  ) -> DeviceID {
    var device = DeviceSetup(user: user, tenant: Stage.acme)
    change(&device)
    setup.devices.append(device)
    let id = DeviceID(setup.devices.count - 1)
    setup.genesis.sessions.append(
      Genesis.Session(user: user, tenant: Stage.acme, device: id))
    return id
  }

  /// The next invocation's id.
  mutating func next() -> InvocationID {
    setup.invocationCount += 1
    return InvocationID(setup.invocationCount - 1)
  }

  mutating func step(_ moment: Moment, _ actor: Actor, _ action: Action) {
    setup.script.append(
      Step(moment: moment, actor: actor, action: action, line: setup.script.count + 1))
  }

  /// Adds the calling of an intent.
  @discardableResult
  mutating func say(
    _ moment: Moment, on device: DeviceID = Stage.phone, _ intent: IntentKind,
    _ subject: Designation? = nil, entry: EntryPoint = .app,
    _ change: (inout Invocation) -> Void = { _ in }
  ) -> InvocationID {
    var invocation = Invocation(id: next(), intent: intent, subject: subject)
    invocation.manner.entry = entry
    change(&invocation)
    step(moment, .device(device), .invoke(invocation))
    return invocation.id
  }

  /// Adds the calling of an intent once all is quiet.
  @discardableResult
  mutating func say(
    _ intent: IntentKind, _ subject: Designation? = nil, entry: EntryPoint = .app,
    _ change: (inout Invocation) -> Void = { _ in }
  ) -> InvocationID {
    say(.then, intent, subject, entry: entry, change)
  }

  mutating func does(
    on device: DeviceID = Stage.phone, _ action: Action, at moment: Moment = .then
  ) {
    step(moment, .device(device), action)
  }

  mutating func server(_ action: Action, at moment: Moment = .then) {
    step(moment, .server, action)
  }

  mutating func network(_ action: Action, at moment: Moment = .then) {
    step(moment, .network, action)
  }

  /// Loses messages of an invocation.
  mutating func lose(
    _ leg: Leg, of invocation: InvocationID, count: Int = 1, _ moment: Moment = .at(.start)
  ) {
    network(
      .fault(MessageFault(kind: .lose, leg: leg, invocation: invocation, count: count)), at: moment)
  }

  /// Plays it to the end.
  func play() -> World {
    var run = CanonicalRun(setup, options: options)
    guard run.run() == .finished else { return World(setup, options: options) }
    return run.world
  }
}

extension World {
  /// The word that a scenario would use for the invocation.
  func word(_ invocation: InvocationID) -> String {
    let status = status(of: invocation)
    if let rest = status.rest { return rest.word }
    guard let reply = status.reply else { return "nothing" }
    return reply.outcome.word + (reply.isReplay ? ", replayed" : "")
  }
}
