import IntentEngine
import IntentSimulation

/// The decision about one request, link by link, in the order of the rules: input shape, session,
/// tenant, lock, key, schema, then what it is about.
struct ModelChain {
  let model: ReferenceModel
  let request: Request
  let now: Instant
  let files: FilePool
  let texts: TextPool
  /// Whose sign-in it came by.
  let session: ModelSession?
  /// Whether it is the one whose key is reserved, and not another that comes meanwhile.
  let holdsReservation: Bool

  var office: ModelOffice {
    @inline(__always) _read { yield model.office }
  }

  /// What must be answered.
  var decision: ModelDecision {
    do throws(ModelRefusal) {
      let intent = try shape()
      let session = try signIn()
      try lock(intent)
      try key(intent, session)
      try console(intent, session)
      try schema(intent, session)
      return try decision(intent, session)
    } catch { return error.decision }
  }

  // MARK: Input shape

  private func shape() throws(ModelRefusal) -> IntentKind {
    guard request.malformed == nil, let intent = request.intent else {
      throw ModelRefusal(.invalid)
    }
    let declaration = intent.declaration
    if declaration.visibility == .app, request.claims.entry != .app || request.claims.isRelayed {
      throw ModelRefusal(.invalid)
    }
    if isTooLong(request.arguments.text, of: intent) { throw ModelRefusal(.invalid) }
    try arguments(intent)
    if declaration.isRead { return intent }
    if request.key == nil { throw ModelRefusal(.invalid) }
    let isSeen = !declaration.subjects.isEmpty && !declaration.commutes
    if request.version == nil, isSeen {
      guard case .titled = request.arguments.subject else { throw ModelRefusal(.invalid) }
    }
    return intent
  }

  /// A title holds less than a comment; bytes count, and not letters.
  private func isTooLong(_ text: TextID?, of intent: IntentKind) -> Bool {
    let isTitle = intent == .renameTask || intent == .renameProject
    let limit = isTitle ? Limits.titleBytes : Limits.commentBytes
    return text.map { texts[$0].utf8.count > limit } ?? false
  }

  /// Every argument that the intent needs, and none that contradicts another.
  private func arguments(_ intent: IntentKind) throws(ModelRefusal) {
    let given = request.arguments
    if request.schema < Request.currentSchema {
      guard intent.exists(in: request.schema) else { throw ModelRefusal(.invalid) }
      // What another schema meant and this one can't say is refused as a whole, later.
      if intent.former(in: request.schema)?.migration == .impossible { return }
    } else if request.schema > Request.currentSchema {
      return
    }
    let isMissing =
      intent.declaration.requires.isMissing(from: given)
      || !intent.declaration.subjects.isEmpty && intent != .findEntities && given.subject == .none
    if isMissing { throw ModelRefusal(.invalid) }
    if isContradictory(intent, given) { throw ModelRefusal(.invalid) }
  }

  private func isContradictory(_ intent: IntentKind, _ given: Arguments) -> Bool {
    switch intent {
    case .findEntities: return given.subject == .none
    case .shareProject:
      if case .role = intent.former(in: request.schema)?.migration, given.member != .none {
        return given.role != nil || given.audience != nil
      }
      if (given.member != .none) == (given.audience != nil) { return true }
      return given.member != .none ? given.role == nil : given.audience == .private
    case .unshareProject:
      if (given.member != .none) == (given.audience != nil) { return true }
      return given.audience ?? .private != .private
    case .leaveProject, .leaveTeam: return given.member != .none
    case .undo: return given.operation == request.key
    case .dropKeys: return given.age ?? 0 < 0
    case .dropSchemas: return !Request.knownSchemas.contains(given.schema ?? 1)
    case .mergeEntities, .splitProject, .moveProjectToTenant: return isContradictory(sides: given)
    default: return false
    }
  }

  private func isContradictory(sides given: Arguments) -> Bool {
    guard let destination = given.destination, destination.isWellFormed else { return false }
    let named = [given.subject.kind, given.alternative.map(\.kind)]
    let isOfOtherKind = named.contains { $0.map { $0 != destination.kind } ?? false }
    return destination == given.alternative || destination.kind != .tenant && isOfOtherKind
  }

  // MARK: Who

  private func signIn() throws(ModelRefusal) -> ModelSession {
    guard let session, !session.isEnded, now < session.expires else { throw ModelRefusal(.signIn) }
    guard office.isActive(session.user, in: session.tenant) else {
      var decision = ModelDecision.only(.forbidden)
      decision.settles = false
      throw ModelRefusal(decision)
    }
    return session
  }

  private func lock(_ intent: IntentKind) throws(ModelRefusal) {
    if request.claims.isLocked, intent.declaration.authentication != .alwaysAllowed {
      throw ModelRefusal(.locked)
    }
  }

  // MARK: The key

  private func key(_ intent: IntentKind, _ session: ModelSession) throws(ModelRefusal) {
    guard let key = request.key, !intent.declaration.isRead else { return }
    if key.epoch > Engine.epoch(at: now) { throw ModelRefusal(.invalid) }
    if key.epoch < office.tenants[session.tenant.index].fence {
      var decision = ModelDecision.only(.expired)
      decision.settles = false
      throw ModelRefusal(decision)
    }
    let scope = session.scope(key)
    let content = ModelKey.Content(request)
    if !holdsReservation, let running = model.reservations.first(where: { $0.scope == scope }) {
      throw ModelRefusal(running.content == content ? .inProgress : .mismatched)
    }
    guard let known = model.key(scope) else { return try declined() }
    guard let first = known.content else { throw ModelRefusal(.cancelled) }
    if first != content { throw ModelRefusal(.mismatched) }
    if let result = known.result {
      var decision = ModelDecision.only(result)
      decision.isReplay = true
      throw ModelRefusal(decision)
    }
    if isElsewhere(intent, session) {
      var decision = ModelDecision.only(.forbidden)
      decision.settles = false
      throw ModelRefusal(decision)
    }
    if let proposal = model.openProposal(of: scope) {
      if request.response == .decline { throw ModelRefusal(.cancelled) }
      throw ModelRefusal(proposal.isOver(at: now) ? .expired : .awaitingApproval)
    }
    try declined()
  }

  private func declined() throws(ModelRefusal) {
    if request.response == .decline { throw ModelRefusal(.cancelled) }
  }

  /// Whether it is done at the server's console alone, and did not come from there; that takes back
  /// what was done there as well.
  private func isElsewhere(_ intent: IntentKind, _ session: ModelSession) -> Bool {
    if session.device == .none, request.claims.entry == .administration { return false }
    if intent.declaration.visibility == .administrative { return true }
    guard intent == .undo,
      let undone = request.arguments.operation.flatMap({ model.key(session.scope($0)) })
    else { return false }
    return undone.result == .done && !undone.isDropped
      && undone.intent?.declaration.visibility == .administrative
  }

  private func console(_ intent: IntentKind, _ session: ModelSession) throws(ModelRefusal) {
    if isElsewhere(intent, session) { throw ModelRefusal(.forbidden) }
  }

  private func schema(_ intent: IntentKind, _ session: ModelSession) throws(ModelRefusal) {
    if request.schema == Request.currentSchema { return }
    if request.schema > Request.currentSchema { throw ModelRefusal(.invalid) }
    let isLost = intent.former(in: request.schema)?.migration == .impossible
    if isLost || request.schema < office.tenants[session.tenant.index].oldestSchema {
      throw ModelRefusal(.incompatible)
    }
  }
}

extension RequiredArguments {
  /// Whether any of them is not there.
  fileprivate func isMissing(from given: Arguments) -> Bool {
    contains(.text) && given.text ?? .empty == .empty
      || contains(.member) && given.member == .none
      || contains(.operation) && given.operation == nil
      || contains(.age) && given.age == nil || contains(.schema) && given.schema == nil
      || contains(.teamRole) && given.teamRole == nil
      || contains(.destination) && given.destination == nil
      || contains(.alternative) && given.alternative == nil
      || contains(.file) && given.file == nil
  }
}

extension Reference {
  fileprivate var kind: EntityKind? {
    switch self {
    case .id(let id): id.isWellFormed ? id.kind : nil
    case .titled(let kind, _), .position(let kind, _, _): kind
    case .none, .forged: nil
    }
  }
}
