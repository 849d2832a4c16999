import IntentEngine
import IntentSimulation

/// What becomes of a request, once it is known what it is about.
extension ModelChain {
  /// Reads, refusals, questions, and what is done.
  func judge(_ wish: ModelWish, _ session: ModelSession) -> ModelDecision {
    var decision = ModelDecision.only(.done)
    decision.wish = wish
    if wish.intent.declaration.isRead {
      let isGone = wish.subject.map { office.tombstone(of: $0) != nil } ?? false
      decision.outcomes = [isGone ? .gone : .done]
      return decision
    }
    let goal = ModelGoal(
      wish: wish, office: office, user: session.user, tenant: session.tenant, now: now,
      isSignedIn: wish.subject.map { model.isSignedIn($0, in: session.tenant, at: now) } ?? false)
    if let refusal = goal.refusal {
      decision.outcomes = [refusal]
    } else if let file = request.arguments.file, wish.intent == .attachFile, isRefused(file) {
      decision.outcomes = [.rejected]
    } else if goal.leavesNobody {
      decision.outcomes = [.forbidden]
    } else if goal.isSensitive {
      decision.outcomes = consent(wish, goal, session)
    } else if wish.oldID != nil, wish.version != nil, !wish.intent.declaration.commutes {
      decision.outcomes = [.changed]
    }
    return decision
  }

  /// A "yes" to the question that was asked, or else a question.
  private func consent(
    _ wish: ModelWish, _ goal: ModelGoal, _ session: ModelSession
  ) -> [Outcome] {
    let done: Outcome = goal.isProposal ? .awaitingApproval : .done
    switch isLeftOut(wish, session) {
    case true?: return [done]
    case nil: return [done, .challenged]
    case false?: break
    }
    guard case .confirmation(let id, _) = request.response, let key = request.key,
      let question = model.questions.last(where: { $0.scope == session.scope(key) }),
      question.id == id, now < question.expires, request.claims.isByHand,
      question.devices.contains(session.device)
    else { return [.challenged] }
    if question.office == office { return [done] }
    return shows(other: question.office, wish, session) ? [.challenged] : [done, .challenged]
  }

  /// Whether a question that was asked when all was as in another office showed for certain something
  /// else than it would now: whose it is, or how many people can see what is removed or comes back.
  private func shows(
    other: ModelOffice, _ wish: ModelWish, _ session: ModelSession
  ) -> Bool {
    guard let subject = wish.subject, subject.kind != .proposal, other.has(subject),
      let now = office.project(of: subject), let then = other.project(of: subject),
      other.has(then)
    else { return false }
    if office.projects[now.index].owner != other.projects[then.index].owner { return true }
    switch wish.intent {
    case .deleteTask, .restoreTask, .deleteComment, .restoreComment:
      return office.people(seeing: now, besides: session.user)
        != other.people(seeing: then, besides: session.user)
    default: return false
    }
  }

  /// Whether "don't ask again" stands for the question; `nil` where the model can't tell.
  ///
  /// It stands for what the user's own hand does just now, on the screen and to the thing itself; what
  /// was asked about before is answered.
  private func isLeftOut(_ wish: ModelWish, _ session: ModelSession) -> Bool? {
    let claims = request.claims
    guard let key = request.key, wish.oldID == nil, claims.entry == .app, claims.isByHand,
      !claims.isQueued, !claims.isSuggested, !claims.isLocked, !claims.isRelayed,
      office.maySkip(wish, by: session.user),
      !model.questions.contains(where: { $0.scope == session.scope(key) }),
      let preference = model.preferences.last(where: {
        $0.isOf(wish, in: office, by: session.user)
      }),
      now < preference.until
    else { return false }
    return preference.isUnsure ? nil : !preference.isOver
  }

  // MARK: Undo

  /// An undo is decided as its inverse; one that comes first settles the key that it names.
  func undo(_ session: ModelSession) throws(ModelRefusal) -> ModelDecision {
    guard let named = request.arguments.operation else { throw ModelRefusal(.notFound) }
    let scope = session.scope(named)
    if model.reservations.contains(where: { $0.scope == scope }) {
      throw ModelRefusal(.inProgress)
    }
    if named.epoch < office.tenants[session.tenant.index].fence { throw ModelRefusal(.expired) }
    guard let known = model.key(scope) else {
      if named.epoch > Engine.epoch(at: now) { throw ModelRefusal(.invalid) }
      return cancel(named)
    }
    if known.content == nil { throw ModelRefusal(.already) }
    guard let result = known.result else { return cancel(named) }
    // Of what has done nothing, nothing has to be found.
    if result != .done { throw ModelRefusal(.already) }
    let ends = try undone(known, session)
    if known.isUndone { throw ModelRefusal(.already) }
    guard var inverse = known.inverse, now - known.settledAt < Limits.undoWindow else {
      throw ModelRefusal(.expired)
    }
    let gives: [IntentKind] = [.shareProject, .promoteMember, .inviteMember]
    if let member = inverse.member, gives.contains(inverse.intent),
      !office.has(member) || !isThere(member, in: session.tenant)
    {
      throw ModelRefusal(.changed)
    }
    if let destination = inverse.destination {
      inverse.destination = try former(destination, session)
    }
    inverse.isUndo = true
    inverse.version = known.version
    if let subject = inverse.subject, let end = ends {
      if end != subject { inverse.oldID = subject }
      inverse.subject = end
      guard office.shows(end, to: session.user, in: session.tenant) else {
        throw ModelRefusal(.notFound)
      }
    }
    return judge(inverse, session)
  }

  private func cancel(_ key: OperationKey) -> ModelDecision {
    var wish = ModelWish(.undo)
    wish.cancelled = key
    var decision = ModelDecision.only(.done)
    decision.wish = wish
    return decision
  }

  /// What the undone operation was about, as it is called now.
  private func undone(
    _ known: ModelKey, _ session: ModelSession
  ) throws(ModelRefusal) -> EntityID? {
    guard let subject = known.subject else { return nil }
    guard office.isAlias(subject) else { return subject }
    let ends = office.ends(of: subject)
    let here = ends.filter {
      office.belongs($0, to: session.tenant)
        && office.shows($0, to: session.user, in: session.tenant)
    }
    if here.isEmpty { throw ModelRefusal(.notFound) }
    if ends.count > 1 { throw ModelRefusal(.changed) }
    return ends.first
  }

  private func former(_ id: EntityID, _ session: ModelSession) throws(ModelRefusal) -> EntityID {
    let project = office.follow(id)
    guard office.has(project), project.kind == .project,
      office.belongs(project, to: session.tenant), office.sees(session.user, project)
    else { throw ModelRefusal(.changed) }
    return project
  }

  private func isThere(_ member: EntityID, in tenant: EntityID) -> Bool {
    member.kind == .team
      ? office.belongs(member, to: tenant) && !office.teams[member.index].isDissolved
      : office.isActive(member, in: tenant)
  }
}
