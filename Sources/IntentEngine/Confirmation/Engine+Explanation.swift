extension Engine {
  /// What the confirmation shows, from the server's own state (rule `confirm.explains`).
  func explain(
    _ effect: Event, _ subject: EntityID, _ context: borrowing Context
  ) -> Explanation {
    var explanation = Explanation(
      object: subject, title: state.title(of: subject) ?? .empty,
      owner: state.owner(of: subject) ?? context.tenant)
    if subject.kind == .comment { explanation.author = state.comments[subject.index].author }
    explanation.isPublic =
      context.project.map { state.projects[$0.index].audience == .public } ?? false
    explanation.people = UInt32(people(besides: context.user, context.project, nil, .private))
    explanation.undoWindow = undoWindow(context)
    describe(effect, &explanation, context)
    return misled(explanation, context)
  }

  /// What the effect itself adds: who gets it, as what, and how many people that makes.
  private func describe(
    _ effect: Event, _ explanation: inout Explanation, _ context: borrowing Context
  ) {
    let user = context.user
    switch effect {
    case .roleSet(_, let member, let role):
      (explanation.recipient, explanation.role) = (member, role)
      explanation.people = UInt32(people(in: member, besides: user))
    case .placed(_, let member, let role):
      (explanation.recipient, explanation.role) = (member, role == .admin ? .admin : nil)
      explanation.people = UInt32(people(in: member, besides: user))
    case .dissolved(let team):
      explanation.people = UInt32(people(in: team, besides: user))
    case .activitySet: explanation.people = 1
    case .left(let project, _, let successor):
      explanation.recipient = successor
      explanation.people = UInt32(people(besides: user, project, successor, .private))
      explanation.losesAccess = !state(after: effect, context).canSee(user, project)
    case .ownerSet(let project, let owner): give(project, to: owner, &explanation, context)
    case .proposalOpened(let project, to: let recipient, _, let approves):
      give(project, to: recipient, &explanation, context)
      explanation.moreApprovals = approves ? 1 : 2
    case .transferApproved(let proposal, _):
      let row = state.proposals[proposal.index]
      give(row.project, to: row.recipient, &explanation, context)
      explanation.object = row.project
      explanation.proposer = row.proposer
      explanation.moreApprovals = UInt8(clamping: missing(proposal, with: user))
    case .audienceSet(let project, let audience):
      explanation.audience = audience
      explanation.isPublic = audience == .public
      explanation.people = UInt32(people(besides: user, project, nil, audience))
    case .merged(let old, let new): describeMerging(old, new, &explanation, context)
    case .projectSplit(let old, let first, let second):
      describeMerging(old, first, &explanation, context)
      explanation.alternative = second
      explanation.alternativeTitle = state.title(of: second) ?? .empty
    case .projectLeft(_, let move):
      (explanation.destination, explanation.recipient) = (move.tenant, move.owner)
      explanation.losesAccess = move.owner != user
    case .taskMoved(let task, let destination, let assignee):
      describeMove(task, destination, assignee, &explanation, user)
    case .taskDeleted(let task), .taskRestored(let task):
      explanation.comments = UInt32(state.liveComments(in: task))
    default: break  // Everything else affects those who can see the project.
    }
  }

  /// Who newly sees what is merged or sees it no more, and who controls it then.
  private func describeMerging(
    _ old: EntityID, _ new: EntityID, _ explanation: inout Explanation,
    _ context: borrowing Context
  ) {
    explanation.destination = new
    explanation.destinationTitle = state.title(of: new) ?? .empty
    guard let before = state.project(of: old), let after = state.project(of: new) else { return }
    tellSight(from: before, to: after, &explanation, context.user)
    if let owner = state.owner(of: new), owner != explanation.owner {
      explanation.recipient = owner
    }
  }

  /// Where it goes, what goes along, who sees it then that could not before or sees it no more, who
  /// controls it then, and whom it is taken from.
  private func describeMove(
    _ task: EntityID, _ destination: EntityID, _ assignee: EntityID?,
    _ explanation: inout Explanation, _ user: EntityID
  ) {
    let source = state.tasks[task.index].project
    explanation.destination = destination
    explanation.destinationTitle = state.projects[destination.index].title
    explanation.comments = UInt32(state.liveComments(in: task))
    tellSight(from: source, to: destination, &explanation, user)
    if let owner = state.owner(of: destination), owner != explanation.owner {
      explanation.recipient = owner
    }
    if assignee == nil { explanation.displaced = state.tasks[task.index].assignee }
  }

  /// Who sees something once it is in another project, and who sees it no more.
  private func tellSight(
    from before: EntityID, to after: EntityID, _ explanation: inout Explanation, _ user: EntityID
  ) {
    explanation.people = UInt32(state.newcomers(from: before, to: after, besides: user))
    explanation.isPublic = state.opens(from: before, to: after)
    explanation.hidden = UInt32(state.newcomers(from: after, to: before, besides: user))
    explanation.isClosed = state.opens(from: after, to: before)
  }

  /// What giving a project away adds; who sees it only by owning it, or by the team, will not.
  private func give(
    _ project: EntityID, to owner: EntityID, _ explanation: inout Explanation,
    _ context: borrowing Context
  ) {
    let user = context.user
    explanation.recipient = owner
    explanation.people = UInt32(people(besides: user, project, owner, .private))
    explanation.losesAccess =
      user != owner && state.canSee(user, entity: project) && !state.seesAnyway(user, project)
  }

  /// How long the operation could be undone; an undo as long as what it does.
  func undoWindow(_ context: borrowing Context) -> Milliseconds {
    IntentTraits.all[Int(context.intent.rawValue)].undoWindow
  }

  /// How many people besides the user see a project, or will, with an audience or as a recipient.
  private func people(
    besides user: EntityID, _ project: EntityID?, _ recipient: EntityID?, _ audience: Audience
  ) -> Int {
    guard let project else { return 0 }
    let count = state.people(seeing: project, besides: user, at: audience)
    guard let recipient, recipient != user, !state.canSee(recipient, project) else { return count }
    return count + 1
  }

  /// How many people besides the user a member stands for.
  private func people(in member: EntityID, besides user: EntityID) -> Int {
    guard member.kind == .team else { return member == user ? 0 : 1 }
    return state.users.rows.indices.count {
      let other = EntityID(.user, $0)
      return other != user && state.teamMember(other, of: member) != nil
    }
  }

  /// What a faulty engine says instead.
  private func misled(
    _ explanation: Explanation, _ context: borrowing Context
  ) -> Explanation {
    var explanation = explanation
    if safeguards.lacks(.confirmExplainsObject), let title = context.claims.cachedTitle {
      explanation.title = title
    }
    if safeguards.lacks(.confirmExplainsOwner) || safeguards.lacks(.ownershipServerStated),
      let owner = context.claims.cachedOwner
    {
      explanation.owner = owner
    }
    if safeguards.lacks(.confirmExplainsImpact) {
      (explanation.people, explanation.isPublic) = (0, false)
      (explanation.hidden, explanation.isClosed) = (0, false)
      (explanation.recipient, explanation.role, explanation.audience) = (nil, nil, nil)
      explanation.losesAccess = false
      (explanation.destination, explanation.displaced) = (nil, nil)
      explanation.alternative = nil
      explanation.comments = 0
    }
    if safeguards.lacks(.confirmExplainsReversibility) { explanation.undoWindow = 0 }
    return explanation
  }

  /// The digest of all that is shown, with the resource's version.
  func digest(_ explanation: Explanation, _ version: Version?) -> UInt64 {
    var fingerprint = Fingerprint()
    fingerprint.fold(
      UInt64(explanation.object.rawValue) << 32 | UInt64(explanation.owner.rawValue))
    let isBound = safeguards.keeps(.confirmBoundPeople)
    let (people, hidden) = isBound ? (explanation.people, explanation.hidden) : (0, 0)
    fingerprint.fold(UInt64(explanation.title.bits) << 32 | UInt64(people))
    fingerprint.fold(UInt64(hidden) << 1 | (explanation.isClosed ? 1 : 0))
    fingerprint.fold(
      UInt64(explanation.author?.rawValue ?? .max) << 32
        | UInt64(explanation.recipient?.rawValue ?? .max))
    fingerprint.fold(
      UInt64(explanation.role?.rawValue ?? .max) << 8
        | UInt64(explanation.audience?.rawValue ?? .max))
    fingerprint.fold((explanation.isPublic ? 2 : 0) | (explanation.losesAccess ? 1 : 0) as UInt64)
    fingerprint.fold(
      UInt64(explanation.proposer?.rawValue ?? .max) << 8
        | UInt64(explanation.moreApprovals ?? .max))
    fingerprint.fold(Int(explanation.undoWindow))
    fingerprint.fold(
      UInt64(explanation.destination?.rawValue ?? .max) << 32
        | UInt64(explanation.destinationTitle.bits))
    fingerprint.fold(
      UInt64(explanation.alternative?.rawValue ?? .max) << 32
        | UInt64(explanation.alternativeTitle.bits))
    fingerprint.fold(
      UInt64(explanation.displaced?.rawValue ?? .max) << 32 | UInt64(explanation.comments))
    fingerprint.fold(UInt64(version?.number ?? 0))
    return fingerprint.value
  }
}
