import IntentEngine
import IntentSimulation

/// The server's rules once more, as plainly as they can be written: what each request must be
/// answered, said before the engine's answer is looked at.
///
/// It shares no decision with the engine. What it does not cover (other intents, old ids, titles, old
/// schemas) it says nothing about, and reads the server's state anew afterwards; how much it has
/// foretold is counted and told.
struct ReferenceModel: Sendable {
  /// An answer that was not foretold.
  struct Difference: Hashable, Sendable {
    var invocation: InvocationID
    var expected: [Outcome]
    var reply: Reply
    var at: Instant
  }

  private(set) var differences: [Difference] = []
  /// How many answers the server gave, and how many of them the model foretold.
  private(set) var answers = 0
  private(set) var foretold = 0
  /// What the model holds to be so and the server does not, at the end.
  private(set) var office: ModelOffice
  var keys: [ModelKey] = []
  var reservations: [ModelReservation] = []
  /// Who may have said "don't ask again".
  var unasked: [EntityID] = []
  private var seen = 0
  /// Whether something happened that the model does not cover, so that it knows nothing until the
  /// state is read anew.
  private var isLost = false

  /// Begins with a world as it is.
  init(_ world: World) { office = ModelOffice(world.engine.state) }

  /// Looks at what has happened since.
  mutating func look(at world: World) {
    guard world.trace.count > seen else { return }
    for occurrence in world.trace[seen...] { take(occurrence, world) }
    seen = world.trace.count
    if isLost {
      office = ModelOffice(world.engine.state)
      isLost = false
    }
  }

  /// Whether the server has what the model holds to be so.
  func agrees(with world: World) -> Bool { office == ModelOffice(world.engine.state) }

  private mutating func take(_ occurrence: Occurrence, _ world: World) {
    switch occurrence.event {
    case .admitted(let origin, let request, until: _):
      guard let key = request.key else { return }
      reservations.append(
        ModelReservation(
          key: key, user: origin.user, tenant: origin.tenant,
          content: ModelKey.Content(request)))
    case .crashed: reservations = []
    case .decided(let origin, let request, let reply):
      release(request, origin)
      take(request, reply, origin, at: occurrence.at, world)
    default: break
    }
  }

  /// A request whose commit came holds nothing any more.
  private mutating func release(_ request: Request, _ origin: Origin) {
    let content = ModelKey.Content(request)
    guard
      let place = reservations.firstIndex(where: {
        $0.key == request.key && $0.user == origin.user && $0.tenant == origin.tenant
          && $0.content == content
      })
    else { return }
    held = reservations.remove(at: place)
  }

  /// What was between check and write just now.
  private var held: ModelReservation?

  private mutating func take(
    _ request: Request, _ reply: Reply, _ origin: Origin, at instant: Instant, _ world: World
  ) {
    answers += 1
    // A request that finds its key reserved was not the one that holds it.
    if let held, [.inProgress, .mismatched, .unavailable].contains(reply.outcome) {
      reservations.append(held)
    }
    held = nil
    // The server's front says so where nobody can be asked.
    if reply.outcome == .unavailable { return }
    let prediction =
      isLost ? .silent : ModelChain(self, request, origin, at: instant, world).prediction
    if case .oneOf(let outcomes) = prediction {
      foretold += 1
      if !outcomes.contains(reply.outcome) {
        differences.append(
          Difference(
            invocation: origin.invocation, expected: outcomes, reply: reply, at: instant))
        isLost = true
      }
    }
    learn(request, reply, origin, isCovered: prediction != .silent)
  }

  private mutating func learn(
    _ request: Request, _ reply: Reply, _ origin: Origin, isCovered: Bool
  ) {
    if request.dontAskAgain { unasked.append(origin.user) }
    remember(request, reply, origin)
    guard reply.outcome == .done || reply.outcome == .awaitingApproval, !reply.isReplay else {
      if !isCovered { forget(request) }
      return
    }
    guard isCovered, !isLost else {
      forget(request)
      isLost = true
      return
    }
    guard let intent = request.intent, intent != .openEntity else { return }
    if !office.apply(intent, request.arguments, reply, by: origin.user) { isLost = true }
  }

  /// Keeps what a key was sent with, and how it was settled.
  private mutating func remember(_ request: Request, _ reply: Reply, _ origin: Origin) {
    guard let key = request.key, let intent = request.intent, !intent.declaration.isRead else {
      return
    }
    switch reply.outcome {
    case .invalid, .mismatched, .signIn, .unavailable, .inProgress, .slowDown, .locked: return
    case .done, .already, .changed, .forbidden, .notFound, .gone, .archived, .incompatible,
      .expired, .cancelled, .rejected, .choose, .challenged, .awaitingApproval:
      break
    }
    // What is said before any key is looked at settles none.
    if [.discoverByValue, .writeKeyRetention].contains(reply.rule) { return }
    if !office.isActive(origin.user, in: origin.tenant) { return }
    let known = keys.firstIndex { $0.isOf(request, origin) }
    if known == nil {
      let content = ModelKey.Content(request)
      keys.append(
        ModelKey(key: key, user: origin.user, tenant: origin.tenant, content: content))
    }
    let place = known ?? keys.count - 1
    if reply.outcome.isFinal, keys[place].result == nil { keys[place].result = reply.outcome }
  }

  /// What is not covered may have settled other keys: an undo the one that it names, most others
  /// those that wait for approvals.
  private mutating func forget(_ request: Request) {
    for index in keys.indices where keys[index].result == nil || isUndone(keys[index], request) {
      keys[index].isUnsure = true
    }
    guard let undone = request.arguments.operation else { return }
    unknown.append(undone)
  }

  private func isUndone(_ key: ModelKey, _ request: Request) -> Bool {
    key.key == request.arguments.operation
  }

  /// Keys that an undo has named, perhaps before they were ever sent.
  private(set) var unknown: [OperationKey] = []
}
