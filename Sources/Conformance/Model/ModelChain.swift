import IntentEngine
import IntentSimulation

/// The decision about one request, link by link, in the order of the rules: input shape, session,
/// tenant, key, resolution, visibility, permission, state, version, confirmation.
struct ModelChain {
  private let model: ReferenceModel
  private let request: Request
  private let origin: Origin
  private let now: Instant
  private let world: World

  /// Prepares a decision.
  init(
    _ model: ReferenceModel, _ request: Request, _ origin: Origin, at now: Instant, _ world: World
  ) {
    (self.model, self.request, self.origin) = (model, request, origin)
    (self.now, self.world) = (now, world)
  }

  private var office: ModelOffice { model.office }

  /// What must be answered.
  var prediction: ModelPrediction {
    guard request.malformed == nil, let kind = request.intent, let intent = ModelIntent.of(kind),
      request.schema == Request.currentSchema
    else { return .silent }
    return shape(intent) ?? session ?? lock(intent) ?? key(intent) ?? about(intent)
  }

  // MARK: Before the key

  private func shape(_ intent: ModelIntent) -> ModelPrediction? {
    let declaration = intent.kind.declaration
    if declaration.visibility == .app, request.claims.entry != .app || request.claims.isRelayed {
      return .only(.invalid)
    }
    if let problem = arguments(intent) { return problem }
    if declaration.isRead { return nil }
    if request.key == nil { return .only(.invalid) }
    if request.version == nil, !intent.adds {
      guard case .titled = request.arguments.subject else { return .only(.invalid) }
    }
    return nil
  }

  /// Every argument that the intent needs, and none that contradicts another.
  private func arguments(_ intent: ModelIntent) -> ModelPrediction? {
    let given = request.arguments
    if given.subject == .none { return .only(.invalid) }
    switch intent.kind {
    case .renameTask, .renameProject, .editComment, .addComment:
      return given.text ?? .empty == .empty ? .only(.invalid) : nil
    case .assignTask: return given.member == .none ? .only(.invalid) : nil
    case .shareProject:
      let isOfMember = given.member != .none
      if isOfMember == (given.audience != nil) { return .only(.invalid) }
      if isOfMember ? given.role == nil : given.audience == .private { return .only(.invalid) }
      return nil
    case .unshareProject:
      if (given.member != .none) == (given.audience != nil) { return .only(.invalid) }
      return given.audience ?? .private == .private ? nil : .only(.invalid)
    default: return nil
    }
  }

  private var session: ModelPrediction? {
    guard request.session != .none else { return .only(.signIn) }
    let row = world.engine.state.sessions[Int(request.session.index)]
    if row.isEnded || now >= row.expires { return .only(.signIn) }
    return office.isActive(row.user, in: row.tenant) ? nil : .only(.forbidden)
  }

  private func lock(_ intent: ModelIntent) -> ModelPrediction? {
    request.claims.isLocked && intent.kind.declaration.authentication != .alwaysAllowed
      ? .only(.locked) : nil
  }

  // MARK: The key

  private func key(_ intent: ModelIntent) -> ModelPrediction? {
    guard let key = request.key, !intent.kind.declaration.isRead else { return nil }
    if key.epoch > Engine.epoch(at: now) { return .only(.invalid) }
    if key.epoch < office.fences[origin.tenant.index] { return .only(.expired) }
    if model.unknown.contains(key) { return .silent }
    let content = ModelKey.Content(request)
    let running = model.reservations.first {
      $0.key == key && $0.user == origin.user && $0.tenant == origin.tenant
    }
    if let running { return .only(running.content == content ? .inProgress : .mismatched) }
    guard let known = model.keys.first(where: { $0.isOf(request, origin) }) else {
      return request.response == .decline ? .only(.cancelled) : nil
    }
    if known.isUnsure { return .silent }
    if known.content != content { return .only(.mismatched) }
    if let result = known.result { return .only(result) }
    return request.response == .decline ? .only(.cancelled) : nil
  }

  // MARK: What it is about

  private func about(_ intent: ModelIntent) -> ModelPrediction {
    switch member(intent) {
    case .failure(let answer): return answer
    case .success(let member): return about(intent, member)
    }
  }

  /// Somebody whom the request brings in: of this tenant, and active where something is given.
  private func member(_ intent: ModelIntent) -> ModelAnswer<EntityID?> {
    switch request.arguments.member {
    case .none: return .success(nil)
    case .id(let id):
      let isTeam = id.kind == .team
      if intent.kind == .assignTask, id.kind != .user { return .failure(.only(.invalid)) }
      let isTaken = intent.kind == .unshareProject
      let isKnown =
        isTeam
        ? office.has(id) && office.teams[id.index].tenant == origin.tenant
          && (isTaken || !office.teams[id.index].isDissolved)
        : office.tenancies.contains {
          $0.user == id && $0.tenant == origin.tenant && (isTaken || $0.isActive)
        }
      return isKnown ? .success(id) : .failure(.only(.notFound))
    case .titled, .position, .forged: return .failure(.only(.notFound))
    }
  }

  private func about(_ intent: ModelIntent, _ member: EntityID?) -> ModelPrediction {
    let subject: EntityID
    switch request.arguments.subject {
    case .id(let id): subject = id
    case .forged: return .only(.notFound)
    case .none, .titled, .position: return .silent
    }
    guard subject.isWellFormed else { return .only(.notFound) }
    if office.isAlias(subject) { return .silent }
    guard intent.kind.declaration.subjects.contains(subject.kind), office.has(subject),
      let project = office.project(of: subject), !office.projects[project.index].isAlias,
      office.projects[project.index].tenant == origin.tenant,
      office.sees(origin.user, project)
    else { return .only(.notFound) }
    let goal = ModelGoal(
      intent: intent, subject: subject, project: project, member: member,
      arguments: request.arguments, user: origin.user, office: office)
    if let refusal = goal.refusal { return refusal }
    if !intent.adds, intent.kind != .openEntity, request.version?.number != goal.version {
      return .only(.changed)
    }
    if goal.leavesNobody { return .only(.forbidden) }
    guard goal.isSensitive else { return .only(.done) }
    if case .confirmation = request.response { return .oneOf([.done, .challenged]) }
    return model.unasked.contains(origin.user) ? .oneOf([.done, .challenged]) : .only(.challenged)
  }
}

/// Something that was found, or the answer that ends the search.
enum ModelAnswer<Value> {
  case success(Value)
  case failure(ModelPrediction)
}
