import IntentEngine

/// Measures the decision chain: session, key, version, permission, commit and audit of mutating
/// requests, as the number of stored operations grows.
public struct EngineBench {
  /// What one size of the bench measured.
  public struct Figures: Sendable {
    /// How many operations were stored at the end.
    public var operations: Int
    /// Nanoseconds a request, over the whole run.
    public var nanosecondsOverall: Double
    /// Nanoseconds a request, over the last 10,000 requests.
    public var nanosecondsAtEnd: Double
    /// Bytes that the state and the journal keep for each stored operation.
    public var bytesPerOperation: Int
  }

  private static let users = 1_000
  private static let tasksPerUser = 10
  private static let window = 10_000

  private var engine: Engine
  private var made = 0

  /// A server with 1,000 users, each with a project of ten tasks.
  public init() {
    engine = Engine(
      genesis: EngineBench.genesis(), texts: TextPool(), keepsFingerprint: false)
  }

  /// Runs `count` requests on a fresh server.
  ///
  /// - Precondition: `count` is at least 10,000.
  public static func measure(_ count: Int) -> Figures {
    precondition(count >= window, "the bench needs at least \(window) requests")
    var bench = EngineBench()
    let first = bench.time(count - window)
    let last = bench.time(window)
    return Figures(
      operations: count, nanosecondsOverall: (first + last) / Double(count),
      nanosecondsAtEnd: last / Double(window),
      bytesPerOperation: bench.engine.bytesOfOperations / count)
  }

  private static func genesis() -> Genesis {
    var genesis = Genesis()
    genesis.tenantCount = 1
    let tenant = EntityID(.tenant, 0)
    for user in 0..<users {
      genesis.users.append(Genesis.User(tenancies: [Genesis.Tenancy(tenant: tenant)]))
      let id = EntityID(.user, user)
      genesis.projects.append(Genesis.Project(tenant: tenant, title: .empty, owner: id))
      for _ in 0..<tasksPerUser {
        genesis.tasks.append(Genesis.Task(project: EntityID(.project, user), title: .empty))
      }
      genesis.sessions.append(Genesis.Session(user: id, tenant: tenant, device: DeviceID(user)))
    }
    return genesis
  }

  /// The time that `count` requests take, in nanoseconds.
  private mutating func time(_ count: Int) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure {
      for _ in 0..<count { step() }
    }
    return Double(duration.components.attoseconds) / 1e9
      + Double(duration.components.seconds) * 1e9
  }

  /// One request: the next user completes or reopens the next of its tasks.
  private mutating func step() {
    let user = made % EngineBench.users
    let round = made / EngineBench.users
    let task = user * EngineBench.tasksPerUser + round % EngineBench.tasksPerUser
    let turn = round / EngineBench.tasksPerUser
    let now = Instant(Int64(made))
    let request = Request(
      session: SessionID(user), intent: turn % 2 == 0 ? .completeTask : .reopenTask,
      key: OperationKey(epoch: Engine.epoch(at: now), number: UInt32(round)),
      arguments: Arguments(subject: .id(EntityID(.task, task))),
      version: Version(UInt32(turn + 1)))
    let reply = engine.handle(request, now: now)
    precondition(reply.outcome == .done, "request \(made) was answered \(reply.outcome)")
    made += 1
  }
}
