import IntentEngine
import IntentSimulation

/// What the model makes of an answer: what is done now, and what is known of keys and questions.
extension ReferenceModel {
  /// Takes an answer in, once it has been compared.
  mutating func learn(
    _ decision: ModelDecision, _ request: Request, _ reply: Reply, _ session: ModelSession,
    at now: Instant
  ) {
    show(reply, request, session)
    guard let intent = request.intent, !intent.declaration.isRead, let key = request.key,
      !decision.isReplay
    else { return }
    let scope = session.scope(key)
    // What becomes of a proposal that ends with its key is read.
    if reply.outcome.isFinal, openProposal(of: scope) != nil { isLost = true }
    let inverse = decision.wish?.inverse(
      in: office, making: EntityID(.comment, office.comments.count))
    if reply.outcome == .done || reply.outcome == .awaitingApproval {
      act(decision, request, reply, session, at: now)
    }
    remember(scope, decision, request, reply, inverse, at: now)
  }

  /// Does what was answered as done.
  private mutating func act(
    _ decision: ModelDecision, _ request: Request, _ reply: Reply, _ session: ModelSession,
    at now: Instant
  ) {
    guard let wish = decision.wish, !isLost, reply.outcome == .done else {
      isLost = true
      return
    }
    if let cancelled = wish.cancelled {
      return cancel(
        session.scope(cancelled), at: now)
    }
    let before = office
    prefer(wish, request, session, at: now)
    if !office.apply(wish, by: session.user, in: session.tenant, at: now) { isLost = true }
    if wish.intent == .dropKeys { dropKeys(in: session.tenant) }
    for place in preferences.indices
    where !office.hasSameAccess(to: preferences[place].project, as: before) {
      preferences[place].isOver = true
    }
  }

  /// What is below the fence is kept no more; what comes later with such a key is.
  private mutating func dropKeys(in tenant: EntityID) {
    let fence = office.tenants[tenant.index].fence
    for place in keys.indices
    where keys[place].scope.tenant == tenant && keys[place].scope.key.epoch < fence {
      keys[place].isDropped = true
    }
  }

  /// Keeps that a user wants not to be asked again, said with the answer to a question.
  private mutating func prefer(
    _ wish: ModelWish, _ request: Request, _ session: ModelSession, at now: Instant
  ) {
    guard request.dontAskAgain, office.maySkip(wish, by: session.user),
      case .confirmation(let id, _) = request.response,
      questions.contains(where: { $0.id == id && $0.scope.key == request.key }),
      let project = wish.subject.flatMap({ office.project(of: $0) })
    else { return }
    preferences.append(
      ModelPreference(
        user: session.user, project: project, intent: wish.intent,
        until: now + Limits.preferenceWindow))
  }

  private mutating func cancel(_ scope: ModelKey.Scope, at now: Instant) {
    if openProposal(of: scope) != nil { isLost = true }
    let place = keys.firstIndex { $0.scope == scope }
    if place == nil { keys.append(ModelKey(scope: scope, content: nil)) }
    keys[place ?? keys.count - 1].result = .cancelled
    keys[place ?? keys.count - 1].settledAt = now
  }

  // MARK: Keys

  /// Keeps what a key was sent with, and how it was settled.
  private mutating func remember(
    _ scope: ModelKey.Scope, _ decision: ModelDecision, _ request: Request, _ reply: Reply,
    _ inverse: ModelWish?, at now: Instant
  ) {
    let isOpen =
      [.choose, .challenged, .awaitingApproval].contains(reply.outcome)
      || reply.outcome == .inProgress && reply.intent == .undo
        && reservations.allSatisfy {
          $0.scope != scope
        }
    guard isOpen || reply.outcome.isFinal && decision.settles else { return }
    let known = keys.firstIndex { $0.scope == scope }
    let place = known ?? keys.count
    if known == nil { keys.append(ModelKey(scope: scope, content: ModelKey.Content(request))) }
    // An undo came first, and this is the first that came with the key.
    if keys[place].content == nil { keys[place].content = ModelKey.Content(request) }
    guard keys[place].result == nil else { return }
    if reply.outcome == .choose { keys[place].offered += reply.list.map(\.entity) }
    let wish = decision.wish
    if let subject = wish?.subject, !isOpen || keys[place].subject != subject {
      let makes = wish?.intent == .addComment && reply.outcome == .done
      keys[place].subject = makes ? inverse?.subject : subject
      // What has become of it is read, and not foretold.
      if reply.outcome == .done, Self.becomesAnother(by: wish?.intent) {
        keys[place].subject = reply.entity
      }
      keys[place].version = keys[place].subject.flatMap {
        office.has($0) ? office.version(of: $0, in: scope.tenant) : nil
      }
    }
    guard reply.outcome.isFinal else { return }
    keys[place].result = reply.outcome
    keys[place].settledAt = now
    guard reply.outcome == .done else { return }
    keys[place].intent = wish?.intent
    keys[place].inverse = inverse
    guard let wish, wish.isUndo, let undone = request.arguments.operation else { return }
    let taken = ModelKey.Scope(key: undone, user: scope.user, tenant: scope.tenant)
    if let place = keys.firstIndex(where: { $0.scope == taken }) { keys[place].isUndone = true }
  }

  /// Whether what an intent is about is something else after it.
  private static func becomesAnother(by intent: IntentKind?) -> Bool {
    intent == .mergeEntities || intent == .splitProject || intent == .moveProjectToTenant
  }

  /// A proposal that has ended settles the key that waited for it.
  mutating func settleProposals() {
    for proposal in office.proposals where proposal.status != .open {
      let scope = ModelKey.Scope(
        key: proposal.key, user: proposal.proposer, tenant: proposal.tenant)
      guard let place = keys.firstIndex(where: { $0.scope == scope }), keys[place].result == nil
      else { continue }
      keys[place].subject = proposal.project
      switch proposal.status {
      case .committed:
        keys[place].result = .done
        keys[place].intent = .transferProject
      case .declined, .withdrawn: keys[place].result = .cancelled
      case .expired: keys[place].result = .expired
      case .void, .gone: keys[place].result = .changed
      case .open: break
      }
    }
  }

  // MARK: Questions

  /// Keeps which device has shown which question.
  private mutating func show(_ reply: Reply, _ request: Request, _ session: ModelSession) {
    // What a device carries out for another one is not on its screen.
    let device = request.claims.isRelayed ? nil : session.device
    if let challenge = reply.challenge, let key = request.key {
      show(challenge, session.scope(key), on: device)
    }
    for pending in reply.pending {
      guard let challenge = pending.challenge else { continue }
      show(challenge, session.scope(pending.key), on: device)
    }
  }

  private mutating func show(
    _ challenge: Challenge, _ scope: ModelKey.Scope, on device: DeviceID?
  ) {
    let devices = [device].compactMap(\.self)
    guard let place = questions.firstIndex(where: { $0.id == challenge.id }) else {
      questions.append(
        ModelQuestion(
          id: challenge.id, scope: scope, expires: challenge.expires, office: office,
          devices: devices))
      return
    }
    questions[place].devices += devices
  }
}
