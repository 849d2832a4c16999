import IntentEngine

/// The set-up of a bench: many people who complete and reopen their tasks, with loss and retries.
///
/// Each person has one device, one project and one task; the steps go round the devices, one every
/// millisecond, so that nobody exceeds the declared rate of requests.
public struct Load: Hashable, Sendable {
  /// How many devices, each of a user of its own.
  public var devices = 1_000
  /// How many times somebody speaks.
  public var invocations: Int
  /// The chance that a message is lost, in basis points.
  public var loss = 100
  /// The seed of latency, loss and backoff.
  public var seed: UInt64 = 1

  /// A load that makes about so many events: each invocation is one, its request and its reply two
  /// more, and what is lost adds its timers and another request.
  public init(events: Int) { invocations = max(1, events * 10 / 31) }

  /// The options under which a bench runs: nothing is kept that nobody reads.
  public static var options: WorldOptions {
    var options = WorldOptions()
    options.keepsTrace = false
    options.keepsReplies = false
    return options
  }

  /// The set-up of the load.
  public func setup() -> WorldSetup {
    var setup = WorldSetup(seed: seed, invocationCount: invocations)
    setup.genesis.tenantCount = 1
    setup.network.all.loss = loss
    let titles = (setup.texts.intern("Spring launch"), setup.texts.intern("Book the venue"))
    for index in 0..<devices { addDevice(index, titles.0, titles.1, to: &setup) }
    setup.script.reserveCapacity(invocations)
    for index in 0..<invocations { setup.script.append(step(index)) }
    return setup
  }

  private func addDevice(
    _ index: Int, _ projectTitle: TextID, _ taskTitle: TextID, to setup: inout WorldSetup
  ) {
    let tenant = EntityID(.tenant, 0)
    let user = EntityID(.user, index)
    setup.genesis.users.append(Genesis.User(tenancies: [Genesis.Tenancy(tenant: tenant)]))
    setup.genesis.projects.append(
      Genesis.Project(tenant: tenant, title: projectTitle, owner: user))
    setup.genesis.tasks.append(
      Genesis.Task(project: EntityID(.project, index), title: taskTitle))
    setup.genesis.sessions.append(
      Genesis.Session(user: user, tenant: tenant, device: DeviceID(index)))
    setup.devices.append(DeviceSetup(user: user, tenant: tenant))
  }

  private func step(_ index: Int) -> Step {
    let device = index % devices
    let intent = index / devices % 2 == 0 ? IntentKind.completeTask : .reopenTask
    let invocation = Invocation(
      id: InvocationID(index), intent: intent, subject: .entity(EntityID(.task, device)))
    return Step(
      moment: .at(Instant(Milliseconds(index))), actor: .device(DeviceID(device)),
      action: .invoke(invocation), line: index + 1)
  }
}
