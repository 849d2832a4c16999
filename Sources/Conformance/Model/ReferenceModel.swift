import IntentEngine
import IntentSimulation

/// The server's rules once more, as plainly as they can be written: what each request must be
/// answered, said before the engine's answer is looked at.
///
/// It shares no decision with the engine; of it, it takes only who is signed in, and what has become
/// of merged, split and moved projects and of proposals, whose effects it foretells and does not do
/// itself. How much it has foretold is counted and told.
struct ReferenceModel: Sendable {
  /// An answer that is not as it should be.
  struct Difference: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// It is none of these.
      case outcome([Outcome])
      /// It is the right one, and does not tell what it must.
      case telling(ModelTelling.Fault)
    }

    var invocation: InvocationID
    var kind: Kind
    var reply: Reply
    var at: Instant
  }

  private(set) var differences: [Difference] = []
  /// How many answers the server gave, and how many of them the model foretold: that one, and no
  /// other.
  private(set) var answers = 0
  private(set) var foretold = 0
  /// What the model holds to be so.
  var office: ModelOffice
  var keys: [ModelKey] = []
  var questions: [ModelQuestion] = []
  private(set) var reservations: [ModelReservation] = []
  var preferences: [ModelPreference] = []
  private var sessions: [ModelSession]
  /// By user: when the server answered them.
  private var visits: [[Instant]]
  private var seen = 0
  /// Whether the state must be read anew before the model knows anything again.
  var isLost = false
  /// What was between check and write just now.
  private var held: ModelReservation?

  /// Begins with a world as it is.
  init(_ world: World) {
    office = ModelOffice(world.engine.state)
    sessions = world.engine.state.sessions.rows.map(ModelSession.init)
    visits = Array(repeating: [], count: world.setup.genesis.users.count)
  }

  /// Looks at what has happened since.
  mutating func look(at world: World) {
    guard world.trace.count > seen else { return }
    for index in seen..<world.trace.count where world.trace[index].event.isServers {
      take(world.trace[index], world)
    }
    seen = world.trace.count
    let rows = world.engine.state.sessions
    sessions.removeAll(keepingCapacity: true)
    for index in 0..<rows.count { sessions.append(ModelSession(rows[index])) }
    guard isLost else { return }
    office = ModelOffice(world.engine.state)
    settleProposals()
    for place in preferences.indices { preferences[place].isUnsure = true }
    isLost = false
  }

  /// Whether the server has what the model holds to be so.
  func agrees(with world: World) -> Bool { office == ModelOffice(world.engine.state) }

  /// What is known of a key.
  func key(_ scope: ModelKey.Scope) -> ModelKey? { keys.first { $0.scope == scope } }

  /// The proposal that waits under a key.
  func openProposal(of scope: ModelKey.Scope) -> ModelOffice.Proposal? {
    office.proposals.last {
      $0.key == scope.key && $0.proposer == scope.user && $0.tenant == scope.tenant
        && $0.status == .open
    }
  }

  /// Whether somebody is signed in in a tenant, anywhere.
  func isSignedIn(_ user: EntityID, in tenant: EntityID, at now: Instant) -> Bool {
    sessions.contains {
      $0.user == user && $0.tenant == tenant && !$0.isEnded && now < $0.expires
    }
  }

  /// Who is signed in by a request's session, as it was before the request.
  private mutating func session(of request: Request, _ world: World) -> ModelSession? {
    let rows = world.engine.state.sessions
    // At the console people sign in with what they say.
    while sessions.count < rows.count {
      var session = ModelSession(rows[sessions.count])
      session.isEnded = false
      sessions.append(session)
    }
    let index = Int(request.session.index)
    return sessions.indices.contains(index) ? sessions[index] : nil
  }

  private mutating func take(_ occurrence: Occurrence, _ world: World) {
    switch occurrence.event {
    case .admitted(let origin, let request, until: _):
      guard let key = request.key, let session = session(of: request, world) else { return }
      reservations.append(
        ModelReservation(
          origin: origin, scope: session.scope(key), content: ModelKey.Content(request)))
    case .crashed: reservations = []
    case .decided(let origin, let request, let reply):
      // The server's front says so where nobody can be asked.
      if reply.outcome == .unavailable { return }
      answers += 1
      let session = session(of: request, world)
      if let session {
        // Nobody is slowed down who has not asked so often; who is has asked for nothing.
        if reply.outcome == .slowDown, isCrowded(session.user, at: occurrence.at) { return }
        visits[session.user.index].append(occurrence.at)
      }
      release(request, origin, reply, session)
      take(request, reply, origin.invocation, session, at: occurrence.at, world)
      held = nil
    default: break
    }
  }

  private func isCrowded(_ user: EntityID, at now: Instant) -> Bool {
    visits[user.index].count { now - $0 < Limits.rateWindow } >= Limits.requestsPerWindow
  }

  /// A request whose commit came holds nothing any more; one that finds its key reserved was not the
  /// one that holds it.
  private mutating func release(
    _ request: Request, _ origin: Origin, _ reply: Reply, _ session: ModelSession?
  ) {
    guard reply.outcome != .inProgress, reply.outcome != .mismatched, let session,
      let key = request.key
    else { return }
    let scope = session.scope(key)
    let content = ModelKey.Content(request)
    let own = reservations.firstIndex {
      $0.scope == scope && $0.content == content && $0.origin == origin
    }
    guard let place = own else { return }
    held = reservations.remove(at: place)
  }

  private mutating func take(
    _ request: Request, _ reply: Reply, _ invocation: InvocationID, _ session: ModelSession?,
    at instant: Instant, _ world: World
  ) {
    let decision =
      isLost
      ? .silent
      : ModelChain(
        model: self, request: request, now: instant, files: world.engine.files,
        texts: world.engine.texts, session: session, holdsReservation: held != nil
      ).decision
    if decision.outcomes.count == 1 { foretold += 1 }
    if !decision.outcomes.contains(reply.outcome) {
      if !decision.outcomes.isEmpty {
        differences.append(
          Difference(
            invocation: invocation, kind: .outcome(decision.outcomes), reply: reply, at: instant))
      }
      isLost = true
    }
    guard let session else { return }
    let fault = ModelTelling(
      model: self, request: request, reply: reply, decision: decision, session: session,
      now: instant
    ).fault
    if let fault {
      differences.append(
        Difference(invocation: invocation, kind: .telling(fault), reply: reply, at: instant))
    }
    learn(decision, request, reply, session, at: instant)
  }
}

/// A sign-in.
struct ModelSession: Sendable {
  let user, tenant: EntityID
  let device: DeviceID
  var isEnded: Bool
  let expires: Instant

  init(_ row: SessionRow) {
    (user, tenant, device) = (row.user, row.tenant, row.device)
    (isEnded, expires) = (row.isEnded, row.expires)
  }

  /// Whose a key is that is sent by it.
  func scope(_ key: OperationKey) -> ModelKey.Scope {
    ModelKey.Scope(key: key, user: user, tenant: tenant)
  }
}

extension Occurrence.Event {
  /// Whether it says something of what the server does with requests.
  fileprivate var isServers: Bool {
    switch self {
    case .admitted, .crashed, .decided: true
    default: false
    }
  }
}
